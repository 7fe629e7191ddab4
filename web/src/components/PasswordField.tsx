import { useState } from "react";
import { Box, IconButton, Input } from "@chakra-ui/react";
import { useField } from "formik";
import { Eye, EyeOff } from "lucide-react";
import { FormField, type FormFieldProps } from "./FormField";

/** A password that can be shown while it is typed. */
export function PasswordField({ autoComplete, ...frame }: FormFieldProps & { autoComplete: "current-password" | "new-password" }) {
  const [field] = useField<string>(frame.name);
  const [shown, setShown] = useState(false);
  return (
    <FormField {...frame}>
      <Box position="relative" width="full">
        <Input {...field} type={shown ? "text" : "password"} autoComplete={autoComplete} paddingEnd="12" />
        <IconButton
          type="button"
          variant="ghost"
          size="sm"
          position="absolute"
          insetEnd="1"
          top="0.5"
          aria-label="Show password"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      </Box>
    </FormField>
  );
}
