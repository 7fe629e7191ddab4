import { useId, useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from "react";
import { chakra } from "@chakra-ui/react";
import { useField } from "formik";
import { X } from "lucide-react";
import { useFieldControl } from "./Field";
import { FormField, type FormFieldProps } from "./FormField";

export interface TagsFieldProps extends FormFieldProps {
  /** Offered while typing; any other text is also accepted. */
  suggestions?: readonly string[];
  placeholder?: string;
  /** Maximum length of an entry, in characters. */
  maxLength?: number;
}

/** A list of short texts. Enter, a comma or choosing a suggestion adds one. The form's value is a list of strings. */
export function TagsField({
  suggestions = [],
  placeholder = "Type and press Enter",
  maxLength,
  ...frame
}: TagsFieldProps) {
  return (
    <FormField {...frame}>
      <Tags name={frame.name} suggestions={suggestions} placeholder={placeholder} maxLength={maxLength} />
    </FormField>
  );
}

const Control = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "1",
    width: "full",
    minH: "10",
    px: "1.5",
    py: "1",
    textStyle: "sm",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "l2",
    _disabled: { opacity: "0.5" },
    _invalid: { borderColor: "border.error" },
    "&:has(> input:focus)": {
      outline: "1px solid",
      outlineColor: "colorPalette.focusRing",
      borderColor: "colorPalette.focusRing",
    },
    "&[data-invalid]:has(> input:focus)": { outlineColor: "border.error", borderColor: "border.error" },
  },
});

const Text = chakra("input", {
  base: { flex: "1", minWidth: "20", height: "7", px: "1.5", outline: "none", bg: "transparent", color: "fg" },
});

interface TagProps {
  text: string;
  disabled: boolean;
  onRemove: () => void;
}

function Tag({ text, disabled, onRemove }: TagProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      height="7"
      px="2"
      maxWidth="full"
      borderRadius="l1"
      bg="colorPalette.subtle"
      userSelect="none"
    >
      <chakra.bdi lineClamp="1" minWidth="0">
        {text}
      </chakra.bdi>
      <chakra.button
        type="button"
        aria-label={`Remove ${text}`}
        disabled={disabled}
        onClick={onRemove}
        display="flex"
        flexShrink="0"
        alignItems="center"
        justifyContent="center"
        boxSize="5"
        me="-1"
        borderRadius="l1"
        color="fg.muted"
        cursor="button"
        focusVisibleRing="inside"
      >
        <X size={14} aria-hidden />
      </chakra.button>
    </chakra.span>
  );
}

type TagsProps = Pick<TagsFieldProps, "name" | "maxLength"> &
  Required<Pick<TagsFieldProps, "suggestions" | "placeholder">>;

function Tags({ name, suggestions, placeholder, maxLength }: TagsProps) {
  const [{ value }, , { setValue, setTouched }] = useField<string[]>(name);
  const frame = useFieldControl();
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const disabled = frame?.disabled ?? false;
  const remaining = suggestions.filter((suggestion) => !value.includes(suggestion));

  const add = (text: string) => {
    const added = text.split(",").map((entry) => entry.trim().slice(0, maxLength));
    const all = [...new Set([...value, ...added.filter(Boolean)])];
    if (all.length > value.length) void setValue(all);
    setTyped("");
  };

  const remove = (tag: string) => {
    void setValue(value.filter((other) => other !== tag));
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault();
      add(typed);
    } else if (event.key === "Backspace" && !typed && value.length > 0) {
      void setValue(value.slice(0, -1));
    }
  };

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.currentTarget.value;
    const { inputType } = event.nativeEvent as Partial<InputEvent>;
    // Browsers report no typing when a suggestion is chosen.
    const chosen = (inputType === undefined || inputType === "insertReplacementText") && remaining.includes(text);
    // A phone's keyboard may type a comma without a key event that names it.
    if (chosen || text.includes(",")) add(text);
    else setTyped(text);
  };

  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    add(typed + event.clipboardData.getData("text/plain"));
  };

  return (
    <Control
      data-invalid={frame?.["aria-invalid"]}
      data-disabled={disabled || undefined}
      onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
    >
      {value.map((tag) => (
        <Tag key={tag} text={tag} disabled={disabled} onRemove={() => remove(tag)} />
      ))}
      <Text
        ref={input}
        {...frame}
        value={typed}
        maxLength={maxLength}
        placeholder={placeholder}
        list={suggestions.length > 0 ? listId : undefined}
        autoComplete="off"
        onChange={onChange}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          add(typed);
          void setTouched(true);
        }}
      />
      <datalist id={listId}>
        {remaining.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </Control>
  );
}
