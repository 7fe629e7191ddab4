import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type FormEvent } from "react";
import { Button, chakra, Flex, Stack } from "@chakra-ui/react";
import { AuthPending } from "~/components/AuthPending";
import { Checkbox, Input } from "~/components/controls";
import { Field } from "~/components/Field";
import { focusFirstError } from "~/components/focus-first-error";
import { PasswordInput } from "~/components/PasswordInput";
import { TextLink } from "~/components/TextLink";
import { useLogIn, type LogInErrors, type LogInValues } from "../hooks/useLogIn";

/** Loaded only for accounts with a second factor. */
const SecondStep = lazy(() => import("./SecondStep"));

export interface LogInFormProps {
  /** The address that was just registered and is not verified yet. */
  registeredEmail?: string | undefined;
  /** Says that an address waits for verification. Of another feature, so the route puts it here. */
  VerificationNotice: ComponentType<{ email: string; title: string }>;
}

/** Without Formik: two fields do not justify downloading a form library on the page that everyone passes through. */
export function LogInForm({ registeredEmail, VerificationNotice }: LogInFormProps) {
  const { submit, unverifiedEmail, challenge, leaveChallenge } = useLogIn();
  const [returned, setReturned] = useState(false);
  const [values, setValues] = useState<LogInValues>({ email: registeredEmail ?? "", password: "", rememberMe: false });
  const [errors, setErrors] = useState<LogInErrors>({});
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // When both are filled in, the server does not say which is wrong, so start with the first.
    if (refusals > 0 && !focusFirstError(form.current)) form.current?.querySelector("input")?.focus();
  }, [refusals]);

  const back = () => {
    leaveChallenge();
    setReturned(true);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const refused = await submit(values);
    setErrors(refused ?? {});
    setBusy(false);
    if (refused) setRefusals((count) => count + 1);
  };

  return (
    <Stack gap="6">
      <Suspense fallback={null}>
        {unverifiedEmail ? (
          <VerificationNotice email={unverifiedEmail} title="Please verify your email address first" />
        ) : registeredEmail ? (
          <VerificationNotice email={registeredEmail} title="Check your e-mail" />
        ) : null}
      </Suspense>
      {challenge ? (
        // Keeps the typed values for going back.
        <Suspense fallback={<AuthPending message="Authenticating..." height="261px" />}>
          <SecondStep challenge={challenge} onBack={back} />
        </Suspense>
      ) : (
        <chakra.form ref={form} noValidate onSubmit={(event) => void onSubmit(event)}>
          <Stack gap="5">
            <Field label="Email address" error={errors.email} disabled={busy}>
              <Input
                name="email"
                type="email"
                autoComplete="username"
                autoFocus={returned}
                value={values.email}
                onChange={(event) => setValues({ ...values, email: event.currentTarget.value })}
              />
            </Field>
            <Field label="Password" error={errors.password} disabled={busy}>
              <PasswordInput
                name="password"
                autoComplete="current-password"
                value={values.password}
                onChange={(event) => setValues({ ...values, password: event.currentTarget.value })}
              />
            </Field>
            <Flex justify="space-between" gap="3" wrap="wrap">
              <Checkbox checked={values.rememberMe} onChange={(rememberMe) => setValues({ ...values, rememberMe })}>
                Remember me
              </Checkbox>
              <TextLink to="/forgot-password">Forgot password</TextLink>
            </Flex>
            <Button type="submit" size="lg" colorPalette="accent" disabled={busy}>
              {busy ? "Logging in..." : "Log in"}
            </Button>
          </Stack>
        </chakra.form>
      )}
    </Stack>
  );
}
