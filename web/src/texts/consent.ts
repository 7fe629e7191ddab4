/** The kinds of storage, as the cookie preferences name and explain them. */
export const storageKinds = {
  essential: {
    label: "Essential",
    text:
      "Keeps you logged in, lets pages know that you are, and remembers choices such as this one and light or " +
      "dark. Without it Quadwork cannot work.",
  },
  performance: { label: "Performance", text: "Measures how fast pages load. Quadwork sets none at present." },
  analytics: { label: "Analytics", text: "Counts visits and paths through the site. Quadwork sets none at present." },
  advertising: { label: "Advertising", text: "Follows readers across sites. Quadwork sets none at present." },
} as const;
