import { createSystem, defaultBaseConfig, defineConfig, mergeConfigs, type SystemConfig } from "@chakra-ui/react";
import {
  animationStyles,
  breakpoints,
  globalCss,
  keyframes,
  layerStyles,
  textStyles,
  tokens,
} from "@chakra-ui/react/theme";
import { semanticColors, semanticShadows } from "./palette";
import { recipeChanges, recipes, slotRecipes } from "./recipes";

const text = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';
const display =
  '"Bricolage Grotesque Variable", "Bricolage Grotesque Fallback", "Figtree Variable", system-ui, sans-serif';

const { black, white, whiteAlpha, blackAlpha } = tokens.colors;

/** The reader's preference, or the class on <html>, drives every `light-dark()` colour and native controls. */
const colorSchemeStyles = {
  ":root": { colorScheme: "light dark" },
  ":root.light": { colorScheme: "light" },
  ":root.dark": { colorScheme: "dark" },
};

const base = defineConfig({
  preflight: true,
  // Adding a rule to a layer while a page is shown makes browsers lay out the whole page again.
  disableLayers: true,
  cssVarsPrefix: "q",
  cssVarsRoot: ":root",
  globalCss: {
    ...globalCss,
    ...colorSchemeStyles,
    html: { color: "fg", bg: "bg", lineHeight: "1.55", colorPalette: "gray", scrollPaddingTop: "20" },
    // Keeps focused elements from being hidden behind a sticky footer.
    "html:has([data-sticky-foot])": { scrollPaddingBottom: "28" },
    // The longest word breaks rather than widening the page; in a table, that would make columns one letter wide.
    "*": { ...globalCss["*"], overflowWrap: "anywhere" },
    "p, h1, h2, h3, h4, h5, h6": { overflowWrap: "anywhere" },
    "table *": { overflowWrap: "break-word" },
    body: { minHeight: "100dvh", textRendering: "optimizeLegibility" },
    "@media (prefers-reduced-motion: reduce)": {
      "*, *::before, *::after": {
        animationDuration: "0.01ms !important",
        animationIterationCount: "1 !important",
        transitionDuration: "0.01ms !important",
        scrollBehavior: "auto !important",
      },
    },
  },
  theme: {
    breakpoints,
    keyframes,
    layerStyles,
    animationStyles,
    textStyles: {
      ...textStyles,
      /** The few large headings of the public pages. */
      display: {
        value: {
          fontFamily: "display",
          fontWeight: "700",
          lineHeight: "1.08",
          letterSpacing: "-0.025em",
          textWrap: "balance",
        },
      },
    },
    tokens: {
      ...tokens,
      colors: {
        black,
        white,
        whiteAlpha,
        blackAlpha,
        transparent: { value: "transparent" },
        current: { value: "currentColor" },
      },
      fonts: { body: { value: text }, heading: { value: text }, display: { value: display }, mono: tokens.fonts.mono },
    },
    semanticTokens: {
      colors: semanticColors,
      shadows: semanticShadows,
      // Tags and checkboxes, controls, cards and dialogs.
      radii: { l1: { value: "4px" }, l2: { value: "8px" }, l3: { value: "14px" } },
    },
  },
} as SystemConfig);

/** Quadwork's design system, with the recipes that every page may need; `extendSystem` adds more where needed. */
export const system = createSystem(
  mergeConfigs(
    defaultBaseConfig,
    base,
    { theme: { recipes, slotRecipes } },
    {
      // The type requires whole recipes, but these changes are merged into the ones above.
      theme: recipeChanges as unknown as NonNullable<SystemConfig["theme"]>,
    },
  ),
);
