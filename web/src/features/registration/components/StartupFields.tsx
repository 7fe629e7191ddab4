import { industryLabels } from "@quadwork/server/contract";
import { optionsOf, SelectField, TextAreaField, TextField } from "~/components/FormField";
import { FieldPair } from "./FieldPair";

export function StartupFields({ disabled }: { disabled: boolean }) {
  return (
    <>
      <FieldPair>
        <TextField name="companyName" label="Company name" autoComplete="organization" required disabled={disabled} />
        <TextField
          name="position"
          label="Position"
          autoComplete="organization-title"
          hint="Your role in the company"
          required
          disabled={disabled}
        />
      </FieldPair>
      <FieldPair>
        <SelectField
          name="industry"
          label="Industry"
          placeholder="Choose an industry"
          options={optionsOf(industryLabels)}
          required
          disabled={disabled}
        />
        <TextField
          name="website"
          label="Website (optional)"
          type="url"
          autoComplete="url"
          placeholder="https://"
          disabled={disabled}
        />
      </FieldPair>
      <TextAreaField
        name="description"
        label="Description (optional)"
        hint="What your company does"
        disabled={disabled}
      />
    </>
  );
}
