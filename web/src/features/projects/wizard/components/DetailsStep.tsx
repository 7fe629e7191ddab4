import { useEffect } from "react";
import { Button, Card, Flex } from "@chakra-ui/react";
import { projectFormRules, type FieldErrors } from "@quadwork/server/contract";
import { Formik, type FormikErrors, type FormikTouched } from "formik";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { Form } from "~/components/Form";
import { ProjectFields } from "../../components/ProjectFields";
import type { ProjectFormValues } from "../../project-form";
import type { WizardDraft } from "../draft";

/** Hands every change on, so that a reload or a step back loses nothing. */
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

/** What the API found wrong, as Formik keeps it. A list's entries count for the list's one field. */
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
  /** What the API refused the last time, by path. */
  refused: FieldErrors;
  onChange: (details: ProjectFormValues) => void;
  onBack: () => void;
  onContinue: () => void;
}

/** Step two: what the project is. It goes on only when nothing is missing or wrong. */
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
