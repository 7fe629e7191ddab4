import type { SystemStyleObject } from "@chakra-ui/react";

/*
 * The developer pages are long and have thousands of elements. They are styled by element from one place, so that no
 * element needs its own class.
 */

/** Styles around a page's text: links to its neighbours and its contents. */
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
    // All four fit on one line on a phone.
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
    // A touch target large enough for a finger.
    display: "inline-block",
    lineHeight: "1.5rem",
    color: "fg",
    textDecorationColor: "transparent",
    _hover: { textDecorationColor: "currentColor" },
  },
  // On a long page, content far below the visible part need not be laid out yet. Applied per type, not per member: for
  // members, the browser re-estimates the heights when a link jumps among them, and misses the target. Content that is
  // not laid out is clipped at its edges, which would cut off focus rings and target backgrounds.
  "& [data-entry]": { contentVisibility: "auto", containIntrinsicSize: "auto 40rem", overflowClipMargin: "8px" },
  "& [data-entry] + [data-entry]": { mt: "8" },
  "& .notes": { fontSize: "sm", color: "fg.muted" },
  "& [data-member] ul, & dd p": { mt: "2", mb: "0" },
  "& dd p:first-of-type": { mt: "0" },
  "& .examples": {
    // By default, a fieldset grows as wide as its content.
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
