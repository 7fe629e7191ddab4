/** The kinds of storage, with their names and explanations in the cookie preferences. */
export const storageKinds = {
  essential: {
    label: "Essential",
    text:
      "Keeps you logged in, tells pages that you are, and remembers choices such as this one and light or " +
      "dark mode. Quadwork cannot work without it.",
  },
  performance: { label: "Performance", text: "Measures how fast pages load. Quadwork doesn't use any at present." },
  analytics: {
    label: "Analytics",
    text: "Counts visits and paths through the site. Quadwork doesn't use any at present.",
  },
  advertising: { label: "Advertising", text: "Follows readers across sites. Quadwork doesn't use any at present." },
} as const;
