import { useId } from "react";
import { Box, Text } from "@chakra-ui/react";
import { useField } from "formik";
import { Checkbox } from "./controls";

export interface CheckboxFieldProps {
  /** Path of the value, a boolean, in the Formik form. */
  name: string;
  label: string;
  /** What the choice means. */
  hint?: string;
}

/** A choice between yes and no in a form. */
export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const [field, , { setValue }] = useField<boolean>(name);
  const id = useId();
  return (
    <Box>
      <Checkbox
        name={name}
        alignItems="start"
        fontWeight="normal"
        lineHeight="1.5"
        checked={field.value}
        describedBy={hint ? id : undefined}
        onChange={(checked) => void setValue(checked)}
      >
        {label}
      </Checkbox>
      {hint ? (
        <Text id={id} mt="1" ms="7" textStyle="sm" color="fg.muted">
          {hint}
        </Text>
      ) : null}
    </Box>
  );
}
