import type { SystemStyleObject } from "@chakra-ui/react";

/*
 * The developers' pages are long and hold thousands of elements. They are dressed by what they are, from one place, so
 * that no element carries a class of its own.
 */

/** Around a page's text: the links to its neighbours and what is on it. */
export const frameStyles = {
  "& nav a": {
    color: "fg.muted",
    _hover: { color: "fg", textDecoration: "underline" },
    focusVisibleRing: "outside",
    rounded: "l1",
  },
  "& > nav": {
    display: "flex",
    flexWrap: "wrap",
    // All four stand in one line on a phone.
    columnGap: { base: "3", sm: "6" },
    rowGap: "2",
    "& a": { fontWeight: "medium", pb: "1" },
    "& [aria-current]": { color: "accent.fg", borderBottomWidth: "2px", borderColor: "currentColor", rounded: "0" },
  },
  "& .columns": {
    display: "grid",
    gap: { base: "8", lg: "12" },
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "13rem minmax(0, 1fr)" },
    mt: { base: "8", md: "12" },
  },
  "& .columns > nav": {
    fontSize: "sm",
    alignSelf: "start",
    position: { lg: "sticky" },
    top: "24",
    maxHeight: { lg: "calc(100dvh - 8rem)" },
    overflowY: "auto",
    "& strong": { display: "block", mb: "2" },
    "& ul": { listStyle: "none", columns: { base: "2", lg: "1" }, columnGap: "6" },
    "& li": { breakInside: "avoid", py: "1", overflowWrap: "anywhere" },
    "& summary": { cursor: "pointer", py: "1", focusVisibleRing: "outside", rounded: "l1" },
    "& small": { color: "fg.subtle", fontVariantNumeric: "tabular-nums" },
    "& details ul": { ps: "4", pb: "2" },
    "& details + a": { display: "block", py: "1" },
  },
} satisfies SystemStyleObject;

/** A page's text. */
export const articleStyles = {
  "& section + section": { mt: "14" },
  "& h2": { fontSize: "2xl", fontWeight: "semibold", letterSpacing: "-0.01em", lineHeight: "1.25", mb: "4" },
  "& h3": { fontSize: "lg", fontWeight: "semibold", mt: "6", mb: "2" },
  "& p, & ul, & ol": { maxWidth: "44rem", mb: "4" },
  "& ul, & ol": { ps: "5", listStyle: "revert" },
  "& li": { mb: "1" },
  "& a": {
    color: "accent.fg",
    textDecoration: "underline",
    textUnderlineOffset: "3px",
    focusVisibleRing: "outside",
    rounded: "l1",
  },
  "& code": { fontFamily: "mono", fontSize: "0.875em" },
  "& pre code": { fontSize: "inherit" },
  "& :not(pre) > code": { overflowWrap: "anywhere" },
  "& p code, & li code, & dd code, & td code": { bg: "bg.muted", px: "1", py: "0.5", rounded: "l1" },
  "& pre": {
    bg: "bg.panel",
    borderWidth: "1px",
    rounded: "l3",
    p: "4",
    mb: "4",
    overflowX: "auto",
    lineHeight: "1.6",
    fontSize: "sm",
    tabSize: "2",
    focusVisibleRing: "outside",
  },
  "& dl.rows": {
    borderTopWidth: "1px",
    mb: "4",
    "& > div": {
      display: "grid",
      gap: { base: "1", md: "4" },
      gridTemplateColumns: { md: "17rem minmax(0, 1fr)" },
      borderBottomWidth: "1px",
      py: "3",
    },
    "& > div:target": { bg: "accent.subtle", boxShadow: "-8px 0 {colors.accent.subtle}, 8px 0 {colors.accent.subtle}" },
    "&.narrow > div": { gridTemplateColumns: "11rem minmax(0, 1fr)", py: "1.5", fontSize: "sm" },
    "& dt": { overflowWrap: "anywhere" },
  },
  "& h3 a, & dt > a": {
    // Room for a finger.
    display: "inline-block",
    lineHeight: "1.5rem",
    color: "fg",
    textDecorationColor: "transparent",
    _hover: { textDecorationColor: "currentColor" },
  },
  // Far below what is seen, a long page need not be laid out yet. By types and not by members: of a type's members the
  // browser guesses the heights anew when a link leads among them, and misses its target. What is not laid out is also
  // clipped at its edges, beyond which the ring around a focused link and the ground under a target reach.
  "& [data-entry]": { contentVisibility: "auto", containIntrinsicSize: "auto 40rem", overflowClipMargin: "8px" },
  "& [data-entry] + [data-entry]": { mt: "8" },
  "& .notes": { fontSize: "sm", color: "fg.muted" },
  "& [data-member] ul, & dd p": { mt: "2", mb: "0" },
  "& dd p:first-of-type": { mt: "0" },
  "& .examples": {
    // A fieldset is as wide as its content by itself.
    minWidth: "0",
    mb: "4",
    "& legend": { fontWeight: "medium", mb: "2" },
    "& label": {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      me: "5",
      mb: "2",
      fontSize: "sm",
      cursor: "pointer",
    },
    "& input": { accentColor: "var(--q-colors-accent)" },
  },
  ...Object.fromEntries(
    ["curl", "javascript", "python"].map((language) => [
      `& .examples:has(input[value=${language}]:checked) pre:not([data-language=${language}])`,
      { display: "none" },
    ]),
  ),
} satisfies SystemStyleObject;
