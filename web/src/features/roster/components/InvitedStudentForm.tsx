import type { ComponentType } from "react";
import { Button, ChakraProvider, Stack } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { Formik, type FormikErrors, type FormikHelpers } from "formik";
import { Input } from "~/components/controls";
import { Field } from "~/components/Field";
import { Form } from "~/components/Form";
import { TextField } from "~/components/FormField";
import { lazyRules } from "~/components/lazy-rules";
import { PasswordField } from "~/components/PasswordField";
import { formSystem } from "~/theme/form-recipes";
import type { InvitedStudentValues, RosterInvitationPreview } from "../hooks/useAnswerRosterInvitation";

/** Parts of another feature, so the route puts them here. */
export interface StudentFormParts {
  /** Course, resume and skills. */
  StudyFields: ComponentType<{ disabled: boolean }>;
  /** Agreeing to the terms. */
  TermsField: ComponentType<{ disabled: boolean }>;
}

export interface InvitedStudentFormProps extends StudentFormParts {
  invitation: RosterInvitationPreview;
  onSubmit: (values: InvitedStudentValues, form: FormikHelpers<InvitedStudentValues>) => Promise<void>;
}

const loadRules = () => import("../student-rules");

/** Starts downloading them. If this fails, only the server validates. */
const prepareRules = () => void loadRules().catch(() => undefined);

const ruleErrors = lazyRules<InvitedStudentValues>(async () => (await loadRules()).invitedStudentRules);

async function validate(values: InvitedStudentValues): Promise<FormikErrors<InvitedStudentValues>> {
  const errors = await ruleErrors(values);
  return values.termsAccepted ? errors : { ...errors, termsAccepted: "Tick the box to agree." };
}

/** Creates a student's account for the address that was invited; kind, address and club are given. */
export function InvitedStudentForm({ invitation, onSubmit, StudyFields, TermsField }: InvitedStudentFormProps) {
  const { email, firstName, lastName, education } = invitation;
  return (
    <ChakraProvider value={formSystem}>
      <Formik<InvitedStudentValues>
        initialValues={{
          firstName: firstName ?? "",
          lastName: lastName ?? "",
          password: "",
          education: education ?? "",
          resumeUrl: "",
          skills: [],
          termsAccepted: false,
        }}
        validate={validate}
        onSubmit={onSubmit}
      >
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
              <StudyFields disabled={isSubmitting} />
              <TermsField disabled={isSubmitting} />
              <Button type="submit" size="lg" colorPalette="accent" disabled={isSubmitting}>
                {isSubmitting ? "Creating account..." : "Create account and join"}
              </Button>
            </Stack>
          </Form>
        )}
      </Formik>
    </ChakraProvider>
  );
}
