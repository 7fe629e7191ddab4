/** A card that is a single link, its title a `LinkOverlay`: the focus ring surrounds the whole card. */
export const linkCardStyles = {
  transition: "border-color 150ms ease-out",
  _hover: { borderColor: "accent.border" },
  css: {
    "&:has(.chakra-linkbox__overlay:focus-visible)": {
      borderColor: "accent.border",
      outline: "2px solid",
      outlineColor: "accent.focusRing",
      outlineOffset: "2px",
    },
    "& .chakra-linkbox__overlay:focus-visible": { outline: "none" },
  },
} as const;
