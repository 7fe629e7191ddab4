import { useState } from "react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { useField } from "formik";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { optionsOf, SelectField } from "~/components/FormField";
import type { ProjectCategory } from "~/graphql/types.generated";

const options = optionsOf(projectCategoryLabels);

export interface CategoryFieldProps {
  /** Asks for confirmation, because a change would replace edited deliverables. */
  askFirst: boolean;
  /** The entry for no category, where it may still be unset. */
  placeholder?: string;
}

/** The project's category. */
export function CategoryField({ askFirst, placeholder }: CategoryFieldProps) {
  const [field, , { setValue }] = useField<ProjectCategory | "">("category");
  const [wanted, setWanted] = useState<ProjectCategory | "" | null>(null);

  const choose = (category: ProjectCategory | "") => {
    if (askFirst && category !== field.value) setWanted(category);
    else void setValue(category);
  };

  return (
    <>
      <SelectField
        name="category"
        label="Category"
        required
        options={options}
        {...(placeholder && { placeholder })}
        onChoose={(value) => choose(value as ProjectCategory | "")}
      />
      <ConfirmDialog
        open={wanted !== null}
        onClose={() => setWanted(null)}
        title="Change the category?"
        description="You have edited the deliverables. A new category replaces them with its own suggestions."
        confirmLabel="Change Category"
        cancelLabel="Keep Category"
        onConfirm={async () => {
          if (wanted !== null) await setValue(wanted);
        }}
      />
    </>
  );
}
