import { Button, Flex, Stack } from "@chakra-ui/react";
import { Formik } from "formik";
import { Form } from "~/components/Form";
import { TextField } from "~/components/FormField";
import { useCompleteLogIn, type SecondStepValues } from "../hooks/useCompleteLogIn";

export interface SecondStepProps {
  /** What the login goes on with. */
  challenge: string;
  /** Back to address and password. */
  onBack: () => void;
}

const initialValues: SecondStepValues = { code: "", recoveryCode: "", given: "code" };

/** Asks for the code of the authenticator app, or a recovery code, after the password was right. */
export default function SecondStep({ challenge, onBack }: SecondStepProps) {
  const submit = useCompleteLogIn(challenge, onBack);
  return (
    <Formik initialValues={initialValues} validateOnBlur={false} validateOnChange={false} onSubmit={submit}>
      {({ isSubmitting, values: { given }, setFieldValue }) => (
        <Form>
          <Stack gap="5">
            {given === "code" ? (
              // Keyed, so that changing over moves the focus to the field that is asked for now.
              <TextField
                key="code"
                name="code"
                label="Code"
                hint="The six digits your authenticator app shows for Quadwork."
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
                hint="One of the ten codes you kept when you turned the second factor on. Each works once."
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
