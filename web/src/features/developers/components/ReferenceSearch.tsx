import { Box } from "@chakra-ui/react";
import script from "../reference-search.js?url";

const styles = {
  position: "relative",
  maxWidth: "42rem",
  mt: "8",
  "@media (scripting: none)": { display: "none" },
  // Takes up its space from the start, so that nothing moves when the script loads.
  "&:not([data-ready])": { visibility: "hidden" },
  "& label": { display: "block", fontWeight: "medium", mb: "2" },
  "& input": {
    width: "100%",
    height: "11",
    px: "3",
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    rounded: "l2",
    focusVisibleRing: "outside",
  },
  "& p": { fontSize: "sm", color: "fg.muted", minHeight: "6", mt: "2" },
  "& ol:not(:empty)": {
    position: "absolute",
    insetInline: "0",
    top: "100%",
    zIndex: "dropdown",
    maxHeight: "min(28rem, 60vh)",
    overflowY: "auto",
    bg: "bg.panel",
    borderWidth: "1px",
    rounded: "l3",
    shadow: "lg",
    p: "2",
  },
  "& li a": {
    display: "block",
    px: "3",
    py: "2",
    rounded: "l2",
    color: "fg.muted",
    fontSize: "sm",
    overflowWrap: "anywhere",
    _hover: { bg: "bg.muted" },
    focusVisibleRing: "inside",
  },
  "& li code": { display: "block", fontFamily: "mono", color: "fg" },
} as const;

/**
 * Finds types, fields, input arguments, values and error codes. Needs its own small script and is hidden without it.
 */
export function ReferenceSearch() {
  return (
    <>
      <Box asChild css={styles}>
        <form role="search">
          <label htmlFor="search">Search the reference</label>
          <input
            id="search"
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder="Type, field or error code"
            aria-describedby="search-status"
            aria-keyshortcuts="/"
          />
          <p role="status" id="search-status" />
          <ol aria-label="Results" />
        </form>
      </Box>
      <script src={script} async />
    </>
  );
}
