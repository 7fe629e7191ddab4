import { useEffect } from "react";
import { Button, Card, Flex } from "@chakra-ui/react";
import { projectFormRules, type FieldErrors } from "@quadwork/server/contract";
import { Formik, type FormikErrors, type FormikTouched } from "formik";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { Form } from "~/components/Form";
import { ProjectFields } from "../../components/ProjectFields";
import type { ProjectFormValues } from "../../project-form";
import type { WizardDraft } from "../draft";

/** Saves every change, so that a reload or a step back loses nothing. */
function ReportChanges({
  values,
  onChange,
}: {
  values: ProjectFormValues;
  onChange: (values: ProjectFormValues) => void;
}) {
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}

/** The API's field errors in Formik's form. Errors of list entries are shown at the list's field. */
function serverErrors(fields: FieldErrors, details: ProjectFormValues) {
  const errors: FormikErrors<ProjectFormValues> = {};
  const touched: FormikTouched<ProjectFormValues> = {};
  for (const [path, message] of Object.entries(fields)) {
    const name = path.split(".")[0] as keyof ProjectFormValues;
    if (!(name in details)) continue;
    errors[name] = message;
    touched[name] = true;
  }
  return { errors, touched };
}

export interface DetailsStepProps {
  draft: WizardDraft;
  /** The API's errors from the last attempt, by path. */
  refused: FieldErrors;
  onChange: (details: ProjectFormValues) => void;
  onBack: () => void;
  onContinue: () => void;
}

/** Step two: the project's details. Continues only when the form is valid. */
export function DetailsStep({ draft, refused, onChange, onBack, onContinue }: DetailsStepProps) {
  const { errors, touched } = serverErrors(refused, draft.details);
  return (
    <Formik<ProjectFormValues>
      initialValues={draft.details}
      initialErrors={errors}
      initialTouched={touched}
      validationSchema={projectFormRules}
      onSubmit={onContinue}
    >
      {({ values }) => (
        <Form>
          <ReportChanges values={values} onChange={onChange} />
          <Button variant="ghost" size="sm" mb="4" ms="-3" onClick={onBack}>
            <ArrowLeft size={16} aria-hidden />
            Back to Templates
          </Button>
          <Card.Root>
            <Card.Body>
              <ProjectFields isNew askForCategory={draft.deliverablesEdited && draft.deliverables.length > 0} />
            </Card.Body>
          </Card.Root>
          <Flex justify="flex-end" mt="6">
            <Button type="submit" colorPalette="accent">
              Continue to Deliverables
              <ArrowRight size={16} aria-hidden />
            </Button>
          </Flex>
        </Form>
      )}
    </Formik>
  );
}
