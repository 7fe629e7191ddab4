import type { ComponentType } from "react";
import { Button, ChakraProvider, Stack } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import type { ObjectSchema } from "yup";
import { formSystem } from "~/theme/form-recipes";
import { Input } from "./controls";
import { Field } from "./Field";
import { Form } from "./Form";
import { TextField } from "./FormField";
import { lazyRules } from "./lazy-rules";
import { PasswordField } from "./PasswordField";
import type { InvitedPerson } from "./useAnswerInvitation";

/** A part of the form that belongs to another feature, so the route puts it here. */
export type FormPart = ComponentType<{ disabled: boolean }>;

export interface InvitedFormProps<Values extends InvitedPerson> {
  /** The address that was invited, and will be that of the account. */
  email: string;
  initialValues: Values;
  /** Imports the contract's rules, which are too large to load with the page. */
  loadRules: () => Promise<ObjectSchema<object>>;
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<void>;
  submitLabel: string;
  /** What is asked besides name and password. */
  StudyFields?: FormPart;
  /** Agreeing to the terms. */
  TermsField: FormPart;
}

/** Creates an account for the address that was invited. */
export function InvitedForm<Values extends InvitedPerson>(props: InvitedFormProps<Values>) {
  const { email, initialValues, loadRules, onSubmit, submitLabel, StudyFields, TermsField } = props;
  const ruleErrors = lazyRules<Values>(loadRules);
  const validate = async (values: Values): Promise<FormikErrors<Values>> => {
    const errors = await ruleErrors(values);
    return values.termsAccepted ? errors : { ...errors, termsAccepted: "Tick the box to agree." };
  };
  return (
    <ChakraProvider value={formSystem}>
      <Formik<Values> initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
        {({ isSubmitting }) => (
          // Starts downloading the rules. If this fails, only the server validates.
          <Form onFocus={() => void loadRules().catch(() => undefined)}>
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
              {StudyFields ? <StudyFields disabled={isSubmitting} /> : null}
              <TermsField disabled={isSubmitting} />
              <Button type="submit" size="lg" colorPalette="accent" disabled={isSubmitting}>
                {isSubmitting ? "Creating account..." : submitLabel}
              </Button>
            </Stack>
          </Form>
        )}
      </Formik>
    </ChakraProvider>
  );
}
