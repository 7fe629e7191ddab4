import { useSyncExternalStore } from "react";

/** The kinds of storage that need consent. Essential storage needs none and cannot be refused. */
export const optionalKinds = ["performance", "analytics", "advertising"] as const;

export type OptionalKind = (typeof optionalKinds)[number];

/**
 * A person's consent in this browser. Code that adds storage of an optional kind must check `allows` for that kind
 * first.
 */
export interface Consent {
  allows: Record<OptionalKind, boolean>;
  /** When consent was given or refused, as ISO 8601. */
  decidedAt: string;
}

/** Storage key of the consent; the consent itself is essential storage. */
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

/** The stored consent, or null for none: then nothing optional may be stored. */
export function readConsent(): Consent | null {
  let text: string | null = null;
  try {
    text = window.localStorage.getItem(storageKey);
  } catch {
    // No storage means no consent.
  }
  if (text !== cached.text) cached = { text, consent: parse(text) };
  return cached.consent;
}

/** Stores the consent for all tabs of this browser. */
export function saveConsent(allows: Consent["allows"]): void {
  const consent: Consent = { allows, decidedAt: new Date().toISOString() };
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(consent));
  } catch {
    // If the consent cannot be stored, nothing else is either.
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

/** The current consent; undefined until the browser's storage has been read. */
export const useConsent = (): Consent | null | undefined =>
  useSyncExternalStore<Consent | null | undefined>(subscribe, readConsent, () => undefined);
