import { Button, Stack } from "@chakra-ui/react";
import { Formik } from "formik";
import { Form } from "~/components/Form";
import { TextField } from "~/components/FormField";
import { lazyRules } from "~/components/lazy-rules";
import { useAuth } from "~/graphql/session";
import { loadRules, prepareRules } from "../load-rules";

export interface EmailFormProps {
  label: string;
  /** The button's text while the request is on its way. */
  busyLabel: string;
  onSubmit: (email: string) => Promise<void>;
}

const validate = lazyRules<{ email: string }>(async () => (await loadRules()).emailRules);

/** Asks for an address to send something to. */
export function EmailForm({ label, busyLabel, onSubmit }: EmailFormProps) {
  // True until React has taken over the prerendered page: before that the browser would send the form itself.
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
