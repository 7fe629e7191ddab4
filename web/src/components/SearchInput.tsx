import { Box, Center, type InputProps } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { Input } from "./controls";

/** A search box with its icon. Used inside a `Field`, or with its own label. */
export function SearchInput(props: Omit<InputProps, "type">) {
  return (
    <Box position="relative" width="full">
      <Center position="absolute" insetY="0" insetStart="0" width="10" color="fg.muted" pointerEvents="none">
        <Search size={16} aria-hidden />
      </Center>
      <Input {...props} type="search" paddingStart="10" />
    </Box>
  );
}
