import { useEffect, useEffectEvent, useState } from "react";
import { Box } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { Field } from "./Field";
import { SearchInput } from "./SearchInput";

/** Pause in typing before the search runs, in milliseconds. */
const pause = 250;

export interface SearchFieldProps {
  /** Name of the search for screen readers; not visible. */
  label: string;
  placeholder?: string;
  /** The initial text, for example from the address. */
  initialText?: string;
  /** Receives the trimmed text once typing pauses; an empty string when cleared. */
  onSearch: (text: string) => void;
}

/** A search box that searches when typing pauses. */
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
            // Inside a form, Enter would submit it.
            if (event.key === "Enter") event.preventDefault();
          }}
        />
      </Field>
    </Box>
  );
}
