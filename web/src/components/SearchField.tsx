import { useEffect, useEffectEvent, useState } from "react";
import { Box } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { Field } from "./Field";
import { SearchInput } from "./SearchInput";

/** How long a person pauses before the search runs, in milliseconds. */
const pause = 250;

export interface SearchFieldProps {
  /** Says what is searched; not shown. */
  label: string;
  placeholder?: string;
  /** What the box starts with, for example from the address. */
  initialText?: string;
  /** Gets the trimmed text once typing pauses; empty text when it was cleared. */
  onSearch: (text: string) => void;
}

/** A search box whose search runs when typing pauses. */
export function SearchField({ label, placeholder = "Search", initialText = "", onSearch }: SearchFieldProps) {
  const [text, setText] = useState(initialText);
  const [typed, setTyped] = useState(false);
  const search = useEffectEvent(() => onSearch(text.trim()));

  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(search, pause);
    return () => clearTimeout(timer);
  }, [text, typed]);

  return (
    <Box maxW="md" w="full">
      <Field label={label} labelHidden>
        <SearchInput
          value={text}
          maxLength={limits.searchLength}
          placeholder={placeholder}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setTyped(true);
          }}
          onKeyDown={(event) => {
            // Inside a form, Enter would send it.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      </Field>
    </Box>
  );
}
