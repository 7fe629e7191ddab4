import { useState } from "react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { useField } from "formik";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { Select } from "~/components/controls";
import { FormField, optionsOf } from "~/components/FormField";
import type { ProjectCategory } from "~/graphql/types.generated";

const options = optionsOf(projectCategoryLabels);

/** The project's category. When `askFirst` is set, a change would replace edited deliverables, so it asks. */
export function CategoryField({ askFirst }: { askFirst: boolean }) {
  const [field, , { setValue }] = useField<ProjectCategory | "">("category");
  const [wanted, setWanted] = useState<ProjectCategory | "" | null>(null);

  const choose = (category: ProjectCategory | "") => {
    if (askFirst && category !== field.value) setWanted(category);
    else void setValue(category);
  };

  return (
    <>
      <FormField name="category" label="Category" required>
        <Select
          {...field}
          placeholder="Select a category"
          onChange={(event) => choose(event.currentTarget.value as ProjectCategory | "")}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </FormField>
      <ConfirmDialog
        open={wanted !== null}
        onClose={() => setWanted(null)}
        title="Change the category?"
        description="You have edited the deliverables. Another category replaces them with its own suggestions."
        confirmLabel="Change Category"
        cancelLabel="Keep Category"
        onConfirm={async () => {
          if (wanted !== null) await setValue(wanted);
        }}
      />
    </>
  );
}
