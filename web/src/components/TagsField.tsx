import { useId } from "react";
import { TagsInput } from "@chakra-ui/react";
import { useField } from "formik";
import { useFieldControl } from "./Field";
import { FormField, type FormFieldProps } from "./FormField";

export interface TagsFieldProps extends FormFieldProps {
  /** Offered while typing; any other text is accepted too. */
  suggestions?: readonly string[];
  placeholder?: string;
  /** Longest entry, in characters. */
  maxLength?: number;
}

/** Several short texts. Enter or a comma adds one. The form's value is a list of strings. */
export function TagsField({ suggestions = [], placeholder = "Type and press Enter", maxLength, ...frame }: TagsFieldProps) {
  return (
    <FormField {...frame}>
      <Tags name={frame.name} suggestions={suggestions} placeholder={placeholder} maxLength={maxLength} />
    </FormField>
  );
}

type TagsProps = Pick<TagsFieldProps, "name" | "maxLength"> & Required<Pick<TagsFieldProps, "suggestions" | "placeholder">>;

/** Below the frame, because a tags input does not take its id and its description from the frame by itself. */
function Tags({ name, suggestions, placeholder, maxLength }: TagsProps) {
  const [{ value }, , { setValue, setTouched }] = useField<string[]>(name);
  const frame = useFieldControl();
  const listId = useId();
  const remaining = suggestions.filter((suggestion) => !value.includes(suggestion));
  return (
    <TagsInput.Root
      {...(frame && { ids: { input: frame.id } })}
      value={value}
      onValueChange={(change) => void setValue(change.value)}
      invalid={frame?.["aria-invalid"] ?? false}
      disabled={frame?.disabled ?? false}
      delimiter=","
      addOnPaste
      blurBehavior="add"
      maxLength={maxLength}
    >
      <TagsInput.Control>
        <TagsInput.Items />
        <TagsInput.Input
          placeholder={placeholder}
          list={suggestions.length > 0 ? listId : undefined}
          aria-describedby={frame?.["aria-describedby"]}
          onBlur={() => void setTouched(true)}
        />
      </TagsInput.Control>
      <datalist id={listId}>
        {remaining.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </TagsInput.Root>
  );
}
