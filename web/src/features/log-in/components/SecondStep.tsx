import { Button, Flex, Stack } from "@chakra-ui/react";
import { Formik } from "formik";
import { Form } from "~/components/Form";
import { TextField } from "~/components/FormField";
import { useCompleteLogIn, type SecondStepValues } from "../hooks/useCompleteLogIn";

export interface SecondStepProps {
  /** The challenge that continues the login. */
  challenge: string;
  /** Returns to e-mail address and password. */
  onBack: () => void;
}

const initialValues: SecondStepValues = { code: "", recoveryCode: "", given: "code" };

/** Asks for a code from the authenticator app, or a recovery code, after the password was accepted. */
export default function SecondStep({ challenge, onBack }: SecondStepProps) {
  const submit = useCompleteLogIn(challenge, onBack);
  return (
    <Formik initialValues={initialValues} validateOnBlur={false} validateOnChange={false} onSubmit={submit}>
      {({ isSubmitting, values: { given }, setFieldValue }) => (
        <Form>
          <Stack gap="5">
            {given === "code" ? (
              // Keyed, so that switching moves the focus to the new field.
              <TextField
                key="code"
                name="code"
                label="Code"
                hint="The six-digit code from your authenticator app"
                autoComplete="one-time-code"
                inputMode="numeric"
                autoFocus
                readOnly={isSubmitting}
              />
            ) : (
              <TextField
                key="recoveryCode"
                name="recoveryCode"
                label="Recovery code"
                hint="One of the ten codes you saved when you set up the second factor. Each works once."
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                autoFocus
                readOnly={isSubmitting}
              />
            )}
            <Button type="submit" size="lg" colorPalette="accent" disabled={isSubmitting}>
              {isSubmitting ? "Logging in..." : "Log in"}
            </Button>
            <Flex justify="space-between" gap="3" wrap="wrap">
              <Button
                variant="outline"
                onClick={() => void setFieldValue("given", given === "code" ? "recoveryCode" : "code")}
              >
                {given === "code" ? "Use a recovery code" : "Use the authenticator app"}
              </Button>
              <Button variant="ghost" onClick={onBack}>
                Back
              </Button>
            </Flex>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
