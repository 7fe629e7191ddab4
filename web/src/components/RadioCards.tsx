import { createContext, useContext, useId, type ReactNode } from "react";
import { chakra, VisuallyHidden, type HTMLChakraProps } from "@chakra-ui/react";

interface Group {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

const GroupContext = createContext<Group | null>(null);

const Card = chakra("label", {
  base: {
    flex: "1",
    display: "flex",
    gap: "2.5",
    padding: "4",
    alignItems: "flex-start",
    position: "relative",
    userSelect: "none",
    textStyle: "sm",
    borderWidth: "1px",
    borderRadius: "l2",
    _focusWithin: { bg: "colorPalette.muted/20" },
    _checked: {
      borderColor: "colorPalette.solid",
      boxShadow: "inset 0 0 0 1px var(--shadow-color)",
      boxShadowColor: "colorPalette.solid",
    },
  },
});

const Radio = chakra("input", {
  base: {
    appearance: "none",
    flexShrink: "0",
    boxSize: "5",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "full",
    cursor: "radio",
    _focusVisible: { outline: "2px solid", outlineColor: "colorPalette.focusRing", outlineOffset: "2px" },
    _checked: {
      bg: "colorPalette.solid",
      borderColor: "colorPalette.solid",
      backgroundImage: "radial-gradient(var(--q-colors-color-palette-contrast) 3.4px, transparent 4px)",
    },
    "@media (forced-colors: active)": { appearance: "auto" },
  },
});

export interface RadioCardsProps extends Group {
  label: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  busy?: boolean | undefined;
  children: ReactNode;
}

/** A choice between a few cards, built on native radio buttons so that arrow keys work. */
export function RadioCards({ label, labelHidden = false, busy, children, ...group }: RadioCardsProps) {
  const id = useId();
  const labelElement = (
    <chakra.span id={id} textStyle="sm" fontWeight="medium">
      {label}
    </chakra.span>
  );
  return (
    <GroupContext value={group}>
      <chakra.div
        role="radiogroup"
        aria-labelledby={id}
        aria-busy={busy}
        display="flex"
        flexDirection="column"
        gap="1.5"
        isolation="isolate"
        colorPalette="accent"
      >
        {labelHidden ? <VisuallyHidden asChild>{labelElement}</VisuallyHidden> : labelElement}
        {children}
      </chakra.div>
    </GroupContext>
  );
}

export interface RadioCardProps extends HTMLChakraProps<"label"> {
  value: string;
  /** The option's value. */
  title: string;
  hint: string;
  /** Shown above the title. */
  icon?: ReactNode;
  /** Shown before title and hint. */
  picture?: ReactNode;
}

/** An option of `RadioCards`. */
export function RadioCard({ value, title, hint, icon, picture, ...card }: RadioCardProps) {
  const group = useContext(GroupContext);
  const id = useId();
  const checked = group?.value === value;
  return (
    <Card data-checked={checked || undefined} {...card}>
      {picture}
      <chakra.span
        flex="1"
        minW="0"
        display="flex"
        flexDirection="column"
        gap={picture ? "0" : "1"}
        overflowWrap="anywhere"
      >
        {icon}
        <chakra.span id={id} fontWeight="medium" mt={icon ? "1" : undefined}>
          {title}
        </chakra.span>
        <chakra.span id={`${id}-hint`} opacity="0.64">
          {hint}
        </chakra.span>
      </chakra.span>
      <Radio
        type="radio"
        name={group?.name}
        value={value}
        checked={checked}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        onChange={() => group?.onChange(value)}
      />
    </Card>
  );
}
