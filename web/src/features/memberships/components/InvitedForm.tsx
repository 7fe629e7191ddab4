import type { ComponentType } from "react";
import { Button, ChakraProvider, Stack } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { Form } from "~/components/Form";
import { Field } from "~/components/Field";
import { Input } from "~/components/controls";
import { TextField } from "~/components/FormField";
import { lazyRules } from "~/components/lazy-rules";
import { PasswordField } from "~/components/PasswordField";
import { formSystem } from "~/theme/form-recipes";
import type { InvitedValues } from "../hooks/useAnswerInvitation";
import { loadRules, prepareRules } from "../load-rules";

export interface InvitedFormProps {
  /** The address that was invited, and will be that of the account. */
  email: string;
  onSubmit: (values: InvitedValues, form: FormikHelpers<InvitedValues>) => Promise<void>;
  /** Agreeing to the terms. Of another feature, so the route puts it here. */
  TermsField: ComponentType<{ disabled: boolean }>;
}

const empty: InvitedValues = { firstName: "", lastName: "", password: "", termsAccepted: false };

const ruleErrors = lazyRules<InvitedValues>(async () => (await loadRules()).invitedRegistrationRules);

async function validate(values: InvitedValues): Promise<FormikErrors<InvitedValues>> {
  const errors = await ruleErrors(values);
  return values.termsAccepted ? errors : { ...errors, termsAccepted: "Tick the box to agree." };
}

/** Creates an account for the address that was invited; kind and address are given. */
export function InvitedForm({ email, onSubmit, TermsField }: InvitedFormProps) {
  return (
    <ChakraProvider value={formSystem}>
      <Formik initialValues={empty} validate={validate} onSubmit={onSubmit}>
        {({ isSubmitting }) => (
          <Form onFocus={prepareRules}>
            <Stack gap="5">
              <Field label="Email address" hint="The invitation came to this address, so it needs no other check.">
                <Input type="email" value={email} readOnly autoComplete="username" />
              </Field>
              <TextField
                name="firstName"
                label="First name"
                autoComplete="given-name"
                required
                disabled={isSubmitting}
              />
              <TextField
                name="lastName"
                label="Last name"
                autoComplete="family-name"
                required
                disabled={isSubmitting}
              />
              <PasswordField
                name="password"
                label="Password"
                autoComplete="new-password"
                hint={`At least ${limits.passwordMinimum} characters`}
                required
                disabled={isSubmitting}
              />
              <TermsField disabled={isSubmitting} />
              <Button type="submit" size="lg" colorPalette="accent" disabled={isSubmitting}>
                {isSubmitting ? "Creating account..." : "Create account and accept"}
              </Button>
            </Stack>
          </Form>
        )}
      </Formik>
    </ChakraProvider>
  );
}
