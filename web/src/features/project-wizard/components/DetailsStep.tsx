import { useEffect, useEffectEvent, useRef } from "react";
import { Button, Card, Flex, SimpleGrid, Stack } from "@chakra-ui/react";
import { durationOptions, limits, projectFormRules, type FieldErrors } from "@quadwork/server/contract";
import { Form, Formik, useFormikContext, type FormikErrors, type FormikTouched } from "formik";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { today } from "~/components/dates";
import { DateField, NumberField, SelectField, TextAreaField, TextField } from "~/components/FormField";
import type { WizardDetails, WizardDraft } from "../draft";
import { CategoryField } from "./CategoryField";

/** Hands every change on, so that a reload or a step back loses nothing. */
function ReportChanges({ values, onChange }: { values: WizardDetails; onChange: (values: WizardDetails) => void }) {
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}

/** A form that does not go on says why by putting the focus where something is missing. */
function FocusFirstError() {
  const marker = useRef<HTMLSpanElement>(null);
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const focusFirstError = useEffectEvent(() => {
    if (!isValid) marker.current?.closest("form")?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstError();
  }, [submitCount, isSubmitting]);
  return <span ref={marker} hidden />;
}

/** What the API found wrong, as Formik keeps it. A list's entries count for the list's one field. */
function serverErrors(fields: FieldErrors, details: WizardDetails) {
  const errors: FormikErrors<WizardDetails> = {};
  const touched: FormikTouched<WizardDetails> = {};
  for (const [path, message] of Object.entries(fields)) {
    const name = path.split(".")[0] as keyof WizardDetails;
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
  onChange: (details: WizardDetails) => void;
  onBack: () => void;
  onContinue: () => void;
}

/** Step two: what the project is. It goes on only when nothing is missing or wrong. */
export function DetailsStep({ draft, refused, onChange, onBack, onContinue }: DetailsStepProps) {
  const { errors, touched } = serverErrors(refused, draft.details);
  return (
    <Formik<WizardDetails>
      initialValues={draft.details}
      initialErrors={errors}
      initialTouched={touched}
      validationSchema={projectFormRules}
      onSubmit={onContinue}
    >
      {({ values }) => (
        <Form noValidate>
          <ReportChanges values={values} onChange={onChange} />
          <FocusFirstError />
          <Button variant="ghost" size="sm" mb="4" ms="-3" onClick={onBack}>
            <ArrowLeft size={16} aria-hidden />
            Back to Templates
          </Button>
          <Card.Root>
            <Card.Body>
              <Stack gap="5">
                <TextField name="title" label="Title" required maxLength={limits.titleLength} />
                <TextAreaField name="description" label="Description" required rows={6} />
                <SimpleGrid columns={{ base: 1, md: 2 }} gap="5">
                  <CategoryField askFirst={draft.deliverablesEdited && draft.deliverables.length > 0} />
                  <TextField
                    name="skills"
                    label="Skills"
                    required
                    hint="Separate skills with commas, for example React, Figma"
                  />
                  <DateField name="startDate" label="Start Date" required min={today()} />
                  <DateField name="endDate" label="End Date (Optional)" min={values.startDate || today()} />
                  <SelectField
                    name="duration"
                    label="Duration"
                    required
                    placeholder="Select a duration"
                    options={durations(values.duration)}
                  />
                  <NumberField
                    name="teamSize"
                    label="Team Size"
                    required
                    min={limits.teamSizeMinimum}
                    max={limits.teamSizeMaximum}
                  />
                  <TextField name="stipend" label="Stipend (Optional)" maxLength={limits.stipendLength} />
                </SimpleGrid>
              </Stack>
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

/** The offered durations, and the template's own where it names another. */
function durations(chosen: string) {
  const known: readonly string[] = durationOptions;
  return (chosen && !known.includes(chosen) ? [...known, chosen] : known).map((value) => ({ value, label: value }));
}
