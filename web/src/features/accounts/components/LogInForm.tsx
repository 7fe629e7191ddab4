import { lazy, Suspense, useState } from "react";
import { Button, Checkbox, Flex, Stack } from "@chakra-ui/react";
import { Form, Formik } from "formik";
import { TextField } from "~/components/FormField";
import { PasswordField } from "~/components/PasswordField";
import { useLogIn, type LogInValues } from "../hooks/useLogIn";
import { AuthPending } from "./AuthPending";
import { TextLink } from "./TextLink";
import { VerificationNotice } from "./VerificationNotice";

/** Loaded for those who have a second factor. */
const SecondStep = lazy(() => import("./SecondStep"));

export interface LogInFormProps {
  /** The address that was just registered and waits for verification. */
  registeredEmail?: string | undefined;
}

export function LogInForm({ registeredEmail }: LogInFormProps) {
  const { submit, unverifiedEmail, challenge, leaveChallenge } = useLogIn();
  const [returned, setReturned] = useState(false);
  const back = () => {
    leaveChallenge();
    setReturned(true);
  };
  const initialValues: LogInValues = { email: registeredEmail ?? "", password: "", rememberMe: false };
  return (
    <Stack gap="6">
      {unverifiedEmail ? (
        <VerificationNotice email={unverifiedEmail} title="Please verify your email address first" />
      ) : registeredEmail ? (
        <VerificationNotice email={registeredEmail} title="Check your e-mail" />
      ) : null}
      <Formik initialValues={initialValues} validateOnBlur={false} validateOnChange={false} onSubmit={submit}>
        {({ isSubmitting, values, setFieldValue }) =>
          // The form around it stays, and with it what was typed, for whoever goes back.
          challenge ? (
            <Suspense fallback={<AuthPending message="Authenticating..." height="261px" />}>
              <SecondStep challenge={challenge} onBack={back} />
            </Suspense>
          ) : (
            <Form noValidate>
              <Stack gap="5">
                <TextField name="email" label="Email address" type="email" autoComplete="username" disabled={isSubmitting} autoFocus={returned} />
                <PasswordField name="password" label="Password" autoComplete="current-password" disabled={isSubmitting} />
                <Flex justify="space-between" gap="3" wrap="wrap">
                  <Checkbox.Root
                    colorPalette="accent"
                    checked={values.rememberMe}
                    onCheckedChange={({ checked }) => void setFieldValue("rememberMe", checked === true)}
                  >
                    <Checkbox.HiddenInput />
                    <Checkbox.Control />
                    <Checkbox.Label>Remember me</Checkbox.Label>
                  </Checkbox.Root>
                  <TextLink to="/forgot-password">Forgot password</TextLink>
                </Flex>
                <Button type="submit" size="lg" colorPalette="accent" disabled={isSubmitting}>
                  {isSubmitting ? "Logging in..." : "Log in"}
                </Button>
              </Stack>
            </Form>
          )
        }
      </Formik>
    </Stack>
  );
}
