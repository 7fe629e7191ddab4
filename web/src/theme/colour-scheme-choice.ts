/** Where a choice between light and dark is remembered on this device. */
export const colourSchemeKey = "quadwork.colour-scheme";

/**
 * Runs in <head>, before anything is painted: a remembered choice holds on every page with scripts, without a flash.
 */
export const colourSchemeScript = `try{let c=localStorage["${colourSchemeKey}"];if(/^(light|dark)$/.test(c))document.documentElement.className=c}catch{}`;
