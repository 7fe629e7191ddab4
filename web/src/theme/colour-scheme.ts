import { useEffect, useSyncExternalStore } from "react";
import { colourSchemeKey } from "./colour-scheme-choice";

export type ColourScheme = "light" | "dark";

const listeners = new Set<() => void>();
const preference = () => window.matchMedia("(prefers-color-scheme: dark)");

/** What the person chose by hand on this device, or null to follow the device. */
function chosen(): ColourScheme | null {
  try {
    const stored = window.localStorage.getItem(colourSchemeKey);
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    // Storage can be closed to the page; then the device's preference stands.
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
    // Then the choice lasts as long as the page.
  }
  document.documentElement.classList.remove("light", "dark");
  document.documentElement.classList.add(scheme);
  for (const listener of listeners) listener();
}

/**
 * The colour scheme in force, and how to choose one. While a component with this hook is mounted, a choice
 * made by hand stands as a class on <html>, where the theme looks for it; it is remembered on this device.
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
