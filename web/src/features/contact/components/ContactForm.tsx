import { Button, Stack } from "@chakra-ui/react";
import { contactRules } from "@quadwork/server/contract";
import { Form, Formik } from "formik";
import { TextAreaField, TextField } from "~/components/FormField";
import { prepareRequests } from "~/graphql/request";
import { useAuth } from "~/graphql/session";
import { emptyContact, useSendContactMessage } from "../hooks/useSendContactMessage";

export function ContactForm() {
  const send = useSendContactMessage();
  // True until React has taken over the prerendered page: before that the browser would send the form itself.
  const { loading } = useAuth();
  return (
    <Formik initialValues={emptyContact} validationSchema={contactRules} onSubmit={send}>
      {({ isSubmitting: sending }) => (
        <Form noValidate onFocus={prepareRequests}>
          <Stack gap="5">
            <TextField name="name" label="Name" autoComplete="name" required disabled={sending} />
            <TextField name="email" label="Email" type="email" autoComplete="email" required disabled={sending} />
            <TextField name="subject" label="Subject" required disabled={sending} />
            <TextAreaField name="message" label="Message" minHeight="150px" required disabled={sending} />
            <Button type="submit" size="lg" colorPalette="accent" disabled={sending || loading}>
              {sending ? "Sending..." : "Send Message"}
            </Button>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
