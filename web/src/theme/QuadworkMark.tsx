import { chakra, type HTMLChakraProps } from "@chakra-ui/react";

/**
 * The logo: three squares of a quad in place, the fourth stepping in. One colour, the current text colour. Decorative
 * by default; give it an `aria-label` where no name is shown beside it.
 */
export function QuadworkMark({ boxSize = "6", ...rest }: HTMLChakraProps<"svg">) {
  const label = rest["aria-label"];
  return (
    <chakra.svg
      viewBox="0 0 24 24"
      fill="currentColor"
      boxSize={boxSize}
      flexShrink="0"
      aria-hidden={label ? undefined : true}
      role={label ? "img" : undefined}
      {...rest}
    >
      <rect x="1.5" y="5" width="8.5" height="8.5" rx="2.2" />
      <rect x="1.5" y="14.5" width="8.5" height="8.5" rx="2.2" />
      <rect x="11" y="14.5" width="8.5" height="8.5" rx="2.2" />
      <rect x="13.2" y="1.6" width="8.5" height="8.5" rx="2.2" transform="rotate(14 17.45 5.85)" />
    </chakra.svg>
  );
}
