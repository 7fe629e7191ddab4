import type { FormEvent } from "react";
import { Button, chakra, ChakraProvider, Separator, Stack } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { Formik, type FormikProps } from "formik";
import { useSearchParams } from "react-router";
import { FocusFirstError } from "~/components/Form";
import { TextField } from "~/components/FormField";
import { PasswordField } from "~/components/PasswordField";
import { formSystem } from "~/theme/form-recipes";
import { prepareRegistration, useRegister } from "../hooks/useRegister";
import { initialRegistration, registrationErrors, type RegistrationValues } from "../registration";
import { ClubHeadFields } from "./ClubHeadFields";
import { FieldPair } from "./FieldPair";
import { RoleField } from "./RoleField";
import { StartupFields } from "./StartupFields";
import { StudentFields } from "./StudentFields";
import { TermsField } from "./TermsField";

const roleFields = { STUDENT: StudentFields, CLUB_HEAD: ClubHeadFields, STARTUP: StartupFields } as const;

type Announce = ReturnType<typeof useRegister>["announceProblem"];

function Fields({ form, announceProblem }: { form: FormikProps<RegistrationValues>; announceProblem: Announce }) {
  const { isSubmitting: disabled, submitForm, validateForm, values } = form;
  const RoleFields = roleFields[values.userType];

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (disabled) return;
    announceProblem(values, await validateForm());
    await submitForm();
  };

  return (
    <chakra.form noValidate onFocus={prepareRegistration} onSubmit={(event) => void onSubmit(event)}>
      <Stack gap="6">
        <FocusFirstError />
        <RoleField />
        <FieldPair>
          <TextField name="firstName" label="First name" autoComplete="given-name" required disabled={disabled} />
          <TextField name="lastName" label="Last name" autoComplete="family-name" required disabled={disabled} />
        </FieldPair>
        <FieldPair>
          <TextField
            name="email"
            label="Email address"
            type="email"
            autoComplete="email"
            required
            disabled={disabled}
          />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            hint={`At least ${limits.passwordMinimum} characters`}
            required
            disabled={disabled}
          />
        </FieldPair>
        <Separator />
        <RoleFields disabled={disabled} />
        <Separator />
        <TermsField disabled={disabled} />
        <Button type="submit" size="lg" colorPalette="accent" disabled={disabled}>
          {disabled ? "Creating account..." : "Create account"}
        </Button>
      </Stack>
    </chakra.form>
  );
}

export function RegistrationForm() {
  const [parameters] = useSearchParams();
  const { announceProblem, submit } = useRegister();
  return (
    <ChakraProvider value={formSystem}>
      <Formik initialValues={initialRegistration(parameters)} validate={registrationErrors} onSubmit={submit}>
        {(form) => <Fields form={form} announceProblem={announceProblem} />}
      </Formik>
    </ChakraProvider>
  );
}
