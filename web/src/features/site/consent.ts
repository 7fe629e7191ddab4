import { useSyncExternalStore } from "react";

/** The kinds of storage that need consent. Essential storage needs none and cannot be refused. */
export const optionalKinds = ["performance", "analytics", "advertising"] as const;

export type OptionalKind = (typeof optionalKinds)[number];

/**
 * What a person decided in this browser. Whoever adds storage of an optional kind asks for `allows` of that kind first.
 */
export interface Consent {
  allows: Record<OptionalKind, boolean>;
  /** When it was decided: ISO time. */
  decidedAt: string;
}

/** Decisions are kept here; a decision is itself essential storage. */
const storageKey = "quadwork.cookie-consent";

const listeners = new Set<() => void>();
let cached: { text: string | null; consent: Consent | null } = { text: null, consent: null };

function parse(text: string | null): Consent | null {
  try {
    const value = JSON.parse(text ?? "null") as Partial<Consent> | null;
    const allows = value?.allows;
    if (!allows || typeof value.decidedAt !== "string") return null;
    const isDecided = optionalKinds.every((kind) => typeof allows[kind] === "boolean");
    return isDecided ? { allows, decidedAt: value.decidedAt } : null;
  } catch {
    return null;
  }
}

/** The decision, or null while there is none: then nothing optional may be stored. */
export function readConsent(): Consent | null {
  let text: string | null = null;
  try {
    text = window.localStorage.getItem(storageKey);
  } catch {
    // A browser that stores nothing has also consented to nothing.
  }
  if (text !== cached.text) cached = { text, consent: parse(text) };
  return cached.consent;
}

/** Remembers a decision in this browser, for all its tabs. */
export function saveConsent(allows: Consent["allows"]): void {
  const consent: Consent = { allows, decidedAt: new Date().toISOString() };
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(consent));
  } catch {
    // Then nothing else is stored either.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The decision in force; undefined until the browser's storage could be read. */
export const useConsent = (): Consent | null | undefined =>
  useSyncExternalStore<Consent | null | undefined>(subscribe, readConsent, () => undefined);
