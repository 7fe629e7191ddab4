/** Storage key of the choice between light and dark on this device. */
export const colourSchemeKey = "quadwork.colour-scheme";

/** Runs in <head> before the first paint: applies the stored choice on every page with scripts, without a flash. */
export const colourSchemeScript = `try{let c=localStorage["${colourSchemeKey}"];if(/^(light|dark)$/.test(c))document.documentElement.className=c}catch{}`;
