import { Button, Stack } from "@chakra-ui/react";
import { Formik } from "formik";
import { Form } from "~/components/Form";
import { TextAreaField, TextField } from "~/components/FormField";
import { lazyRules } from "~/components/lazy-rules";
import { prepareRequests } from "~/graphql/request";
import { useAuth } from "~/graphql/session";
import {
  emptyContact,
  loadContactRules,
  useSendContactMessage,
  type ContactValues,
} from "../hooks/useSendContactMessage";

const validate = lazyRules<ContactValues>(loadContactRules);

const prepare = () => {
  prepareRequests();
  // If this fails, only the server validates.
  loadContactRules().catch(() => undefined);
};

export function ContactForm() {
  const send = useSendContactMessage();
  // True until React hydrates the prerendered page; before that, the browser would submit the form itself.
  const { loading } = useAuth();
  return (
    <Formik initialValues={emptyContact} validate={validate} onSubmit={send}>
      {({ isSubmitting: sending }) => (
        <Form onFocus={prepare}>
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
