import { Button, Stack, Text } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { Formik } from "formik";
import { Form } from "~/components/Form";
import { lazyRules } from "~/components/lazy-rules";
import { PasswordField } from "~/components/PasswordField";
import { TextLink } from "~/components/TextLink";
import { useResetLink } from "../hooks/useResetLink";
import { useResetPassword, type ResetPasswordValues } from "../hooks/useResetPassword";
import { loadRules, prepareRules } from "../load-rules";

function LinkRefused({ reason }: { reason: string }) {
  return (
    <Stack gap="3" role="alert">
      <Text fontWeight="semibold">{reason}</Text>
      <Text color="fg.muted">
        Reset links work only once and expire quickly. <TextLink to="/forgot-password">Ask for a new one</TextLink>
      </Text>
    </Stack>
  );
}

const validate = lazyRules<ResetPasswordValues>(async () => (await loadRules()).passwordResetRules);

/** `token` comes from the e-mailed link; null when the page was opened without one. */
export function ResetPassword({ token }: { token: string | null }) {
  const link = useResetLink(token ?? "");
  const { submit, refused } = useResetPassword(token ?? "");
  if (!token) return <LinkRefused reason="This link is incomplete." />;
  if (link === "checking") return <Text role="status">Checking your link...</Text>;
  if (link === "dead" || refused)
    return <LinkRefused reason={refused ?? "This link has expired or was already used."} />;
  return (
    <Formik initialValues={{ password: "" }} validate={validate} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form onFocus={prepareRules}>
          <Stack gap="5">
            <PasswordField
              name="password"
              label="New password"
              autoComplete="new-password"
              hint={`At least ${limits.passwordMinimum} characters`}
              disabled={isSubmitting}
            />
            <Button type="submit" size="lg" colorPalette="accent" disabled={isSubmitting}>
              {isSubmitting ? "Saving..." : "Change password"}
            </Button>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
