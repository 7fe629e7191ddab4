import { useState } from "react";
import { Box, IconButton, type InputProps } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { Input } from "./controls";

/** A password input with a button to show the password. Used inside a `Field`. */
export function PasswordInput(props: Omit<InputProps, "type"> & { autoComplete: "current-password" | "new-password" }) {
  const [shown, setShown] = useState(false);
  return (
    <Box position="relative" width="full">
      <Input {...props} type={shown ? "text" : "password"} paddingEnd="12" />
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
  );
}
