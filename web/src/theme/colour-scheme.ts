import { useEffect, useSyncExternalStore } from "react";
import { colourSchemeKey } from "./colour-scheme-choice";

export type ColourScheme = "light" | "dark";

const listeners = new Set<() => void>();
const preference = () => window.matchMedia("(prefers-color-scheme: dark)");

/** The user's manual choice on this device, or null to follow the device. */
function chosen(): ColourScheme | null {
  try {
    const stored = window.localStorage.getItem(colourSchemeKey);
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    // Storage may be blocked; then the device's preference applies.
    return null;
  }
}

const current = (): ColourScheme => chosen() ?? (preference().matches ? "dark" : "light");

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  preference().addEventListener("change", listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    preference().removeEventListener("change", listener);
    window.removeEventListener("storage", listener);
  };
}

function choose(scheme: ColourScheme): void {
  try {
    window.localStorage.setItem(colourSchemeKey, scheme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  document.documentElement.classList.remove("light", "dark");
  document.documentElement.classList.add(scheme);
  for (const listener of listeners) listener();
}

/**
 * The current colour scheme, and a function to choose one. While a component with this hook is mounted, a manual choice
 * is set as a class on <html>, which the theme reads; it is remembered on this device.
 */
export function useColourScheme(): [scheme: ColourScheme, choose: (scheme: ColourScheme) => void] {
  const scheme = useSyncExternalStore(subscribe, current, () => "light" as const);
  useEffect(() => {
    document.documentElement.classList.remove("light", "dark");
    const choice = chosen();
    if (choice) document.documentElement.classList.add(choice);
  }, [scheme]);
  return [scheme, choose];
}
