/**
 * Native controls with Chakra's styles. Chakra's own components of these names run on state machines, too large a
 * download for a page with three inputs.
 */
import type { ReactNode } from "react";
import {
  chakra,
  createRecipeContext,
  createSlotRecipeContext,
  type HTMLChakraProps,
  type InputProps,
  type TextareaProps,
} from "@chakra-ui/react";
import { Check, ChevronDown } from "lucide-react";
import { useFieldControl } from "./Field";

const StyledInput = createRecipeContext({ key: "input" }).withContext<HTMLInputElement, InputProps>("input");
const StyledTextarea = createRecipeContext({ key: "textarea" }).withContext<HTMLTextAreaElement, TextareaProps>(
  "textarea",
);

/** A one-line text. */
export function Input(props: InputProps) {
  return <StyledInput {...useFieldControl()} {...props} />;
}

/** A text of several lines. */
export function Textarea(props: TextareaProps) {
  return <StyledTextarea {...useFieldControl()} {...props} />;
}

const select = createSlotRecipeContext({ key: "nativeSelect" });
const SelectRoot = select.withProvider<HTMLDivElement, HTMLChakraProps<"div">>("div", "root");
const SelectControl = select.withContext<HTMLSelectElement, HTMLChakraProps<"select">>("select", "field");
const SelectIndicator = select.withContext<HTMLDivElement, HTMLChakraProps<"div">>("div", "indicator");

/** One of a few options. `placeholder` is the entry for "nothing chosen", whose value is an empty string. */
export function Select({
  placeholder,
  children,
  ...props
}: HTMLChakraProps<"select"> & { placeholder?: string | undefined }) {
  return (
    <SelectRoot>
      <SelectControl {...useFieldControl()} {...props}>
        {placeholder ? <option value="">{placeholder}</option> : null}
        {children}
      </SelectControl>
      <SelectIndicator>
        <ChevronDown aria-hidden />
      </SelectIndicator>
    </SelectRoot>
  );
}

const Box = chakra("input", {
  base: {
    appearance: "none",
    boxSize: "5",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "l1",
    focusVisibleRing: "outside",
    "& + svg": { display: "none" },
    _checked: { bg: "colorPalette.solid", borderColor: "colorPalette.solid", "& + svg": { display: "block" } },
    _invalid: { borderColor: "border.error" },
    _disabled: { opacity: "0.5", cursor: "disabled" },
    "@media (forced-colors: active)": { appearance: "auto", "& + svg": { display: "none !important" } },
  },
});

export interface CheckboxProps extends Omit<HTMLChakraProps<"label">, "onChange"> {
  name?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  /** The id of the element that describes it. */
  describedBy?: string | undefined;
  /** The background of the empty box. */
  boxGround?: string | undefined;
  children: ReactNode;
}

/** A checkbox with its label beside it. */
export function Checkbox({
  name,
  checked,
  onChange,
  disabled,
  invalid,
  describedBy,
  boxGround,
  children,
  ...label
}: CheckboxProps) {
  return (
    <chakra.label
      display="inline-flex"
      gap="2.5"
      alignItems="center"
      verticalAlign="top"
      position="relative"
      textStyle="sm"
      fontWeight="medium"
      userSelect="none"
      colorPalette="accent"
      {...label}
    >
      {/* One line high, so that the box aligns with the first line of a long label. */}
      <chakra.span
        display="inline-grid"
        flexShrink="0"
        height="1lh"
        alignItems="center"
        css={{ "& > *": { gridArea: "1 / 1" } }}
      >
        <Box
          type="checkbox"
          name={name}
          checked={checked}
          disabled={disabled}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          bg={boxGround}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Check
          size={14}
          strokeWidth={3}
          aria-hidden
          style={{
            justifySelf: "center",
            pointerEvents: "none",
            zIndex: 1,
            color: "var(--q-colors-color-palette-contrast)",
          }}
        />
      </chakra.span>
      <chakra.span flex="1" minW="0" opacity={disabled ? "0.5" : undefined}>
        {children}
      </chakra.span>
    </chakra.label>
  );
}
