/**
 * Quadwork's colours. Each is a light and dark pair that the browser resolves through `light-dark()`, so that a page
 * follows the reader's preference without a script or a flash. `class="light"` or `class="dark"` on <html> overrides it
 * (see `colorSchemeStyles`).
 */
const pair = (light: string, dark: string) => ({ value: `light-dark(${light}, ${dark})` });

interface PaletteColours {
  /** Text in this colour on its own `subtle` background and on the page. */
  fg: [string, string];
  /** The quiet background. */
  subtle: [string, string];
  /** The quiet background on hover. */
  muted: [string, string];
  /** Lines, tracks and selections. */
  emphasized: [string, string];
  /** The strong background of buttons and checked boxes. */
  solid: [string, string];
  /** Text on the strong background. */
  contrast: [string, string];
  border: [string, string];
}

const palette = (colours: PaletteColours) => ({
  DEFAULT: pair(...colours.solid),
  ...Object.fromEntries(Object.entries(colours).map(([name, [light, dark]]) => [name, pair(light, dark)])),
  focusRing: pair(...colours.solid),
});

const accent = palette({
  fg: ["#0B5A41", "#7FDDB8"],
  subtle: ["#E7F3EC", "#16302A"],
  muted: ["#D5EADF", "#1C3D34"],
  emphasized: ["#B4DAC8", "#27584A"],
  solid: ["#0F6B4F", "#4CC79B"],
  contrast: ["#FFFFFF", "#06251B"],
  border: ["#7DB9A0", "#2F7A62"],
});

const success = palette({
  fg: ["#0B5A41", "#7FDDB8"],
  subtle: ["#DFF3EA", "#11302A"],
  muted: ["#CBEADB", "#173E35"],
  emphasized: ["#A8DBC3", "#235A4C"],
  solid: ["#0B6B4C", "#5BCFA5"],
  contrast: ["#FFFFFF", "#06251B"],
  border: ["#8CCBAF", "#2A6A58"],
});

const warning = palette({
  fg: ["#7A4A00", "#F2C46D"],
  subtle: ["#FFF1D6", "#33270F"],
  muted: ["#FBE4B8", "#43341A"],
  emphasized: ["#F2CE86", "#5E4820"],
  solid: ["#8A5300", "#F2C46D"],
  contrast: ["#FFFFFF", "#2B1D00"],
  border: ["#DDB469", "#6E5527"],
});

const danger = palette({
  fg: ["#A3262A", "#F29C97"],
  subtle: ["#FDE8E6", "#3A1A1A"],
  muted: ["#FAD5D2", "#4B2222"],
  emphasized: ["#F2B3AE", "#6B2F2E"],
  solid: ["#A3262A", "#F29C97"],
  contrast: ["#FFFFFF", "#350D0D"],
  border: ["#E29A95", "#7E3937"],
});

const info = palette({
  fg: ["#1F4E79", "#9CC7EE"],
  subtle: ["#E5EFF8", "#16283A"],
  muted: ["#D3E3F2", "#1D3449"],
  emphasized: ["#AFCDE8", "#2A4A68"],
  solid: ["#1F5A8C", "#8CBFEA"],
  contrast: ["#FFFFFF", "#0A2033"],
  border: ["#8FB6DA", "#335C82"],
});

const gray = palette({
  fg: ["#2E3138", "#DADCDA"],
  subtle: ["#F1EFE9", "#1F2227"],
  muted: ["#E8E5DD", "#292D33"],
  emphasized: ["#D8D4CA", "#363B42"],
  solid: ["#2E3138", "#E3E4E1"],
  contrast: ["#FFFFFF", "#17181C"],
  border: ["#D8D4CA", "#3A3F46"],
});

export const semanticColors = {
  bg: {
    DEFAULT: pair("#FBFAF7", "#121417"),
    subtle: pair("#F5F3EE", "#171A1E"),
    muted: pair("#EEEBE4", "#1F2227"),
    emphasized: pair("#E3DFD5", "#2C3036"),
    inverted: pair("#17181C", "#ECEDEA"),
    panel: pair("#FFFFFF", "#191C20"),
    error: pair("#FDE8E6", "#3A1A1A"),
    warning: pair("#FFF1D6", "#33270F"),
    success: pair("#DFF3EA", "#11302A"),
    info: pair("#E5EFF8", "#16283A"),
  },
  fg: {
    DEFAULT: pair("#17181C", "#ECEDEA"),
    muted: pair("#5B5F6B", "#A2A7B0"),
    subtle: pair("#6B6F7A", "#8F949D"),
    inverted: pair("#FBFAF7", "#121417"),
    error: pair("#A3262A", "#F29C97"),
    warning: pair("#7A4A00", "#F2C46D"),
    success: pair("#0B5A41", "#7FDDB8"),
    info: pair("#1F4E79", "#9CC7EE"),
  },
  border: {
    DEFAULT: pair("#E2DED4", "#2E3238"),
    muted: pair("#EBE8E0", "#25282D"),
    subtle: pair("#F1EFE9", "#1F2227"),
    // Edges of controls: at least 3:1 against the page and the panel.
    emphasized: pair("#8C8A84", "#6A7079"),
    inverted: pair("#2E3138", "#D8D9D6"),
    error: pair("#A3262A", "#F29C97"),
    warning: pair("#8A5300", "#F2C46D"),
    success: pair("#0B6B4C", "#5BCFA5"),
    info: pair("#1F5A8C", "#8CBFEA"),
  },
  accent,
  success,
  warning,
  danger,
  info,
  gray,
  // Chakra's own recipes (alert, toast) refer to these hues by name.
  green: success,
  orange: warning,
  red: danger,
  blue: info,
};

const shadow = (offset: string, light: number, dark: number) => ({
  value: `${offset} light-dark(rgb(23 24 28 / ${light}), rgb(0 0 0 / ${dark}))`,
});

export const semanticShadows = {
  xs: shadow("0 1px 2px", 0.06, 0.4),
  sm: shadow("0 2px 6px", 0.07, 0.45),
  md: shadow("0 6px 16px", 0.09, 0.5),
  lg: shadow("0 12px 32px", 0.12, 0.55),
  xl: shadow("0 20px 48px", 0.14, 0.6),
  "2xl": shadow("0 28px 64px", 0.16, 0.6),
  inner: shadow("inset 0 2px 4px", 0.05, 0.4),
  inset: shadow("inset 0 0 0 1px", 0.05, 0.4),
};
