import { Button, Stack } from "@chakra-ui/react";
import { Formik } from "formik";
import { Form } from "~/components/Form";
import { TextField } from "~/components/FormField";
import { lazyRules } from "~/components/lazy-rules";
import { useAuth } from "~/graphql/session";
import { loadRules, prepareRules } from "../load-rules";

export interface EmailFormProps {
  label: string;
  /** The button's label while the request is under way. */
  busyLabel: string;
  onSubmit: (email: string) => Promise<void>;
}

const validate = lazyRules<{ email: string }>(async () => (await loadRules()).emailRules);

/** Asks for the e-mail address to send a link to. */
export function EmailForm({ label, busyLabel, onSubmit }: EmailFormProps) {
  // True until React hydrates the prerendered page; before that, the browser would submit the form itself.
  const { loading } = useAuth();
  return (
    <Formik initialValues={{ email: "" }} validate={validate} onSubmit={({ email }) => onSubmit(email.trim())}>
      {({ isSubmitting }) => (
        <Form onFocus={prepareRules}>
          <Stack gap="5">
            <TextField
              name="email"
              label="Email address"
              type="email"
              autoComplete="username"
              disabled={isSubmitting}
            />
            <Button type="submit" size="lg" colorPalette="accent" disabled={isSubmitting || loading}>
              {isSubmitting ? busyLabel : label}
            </Button>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
