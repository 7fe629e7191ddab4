import { useState, useSyncExternalStore } from "react";

let pressed = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (pressed === next) return;
  pressed = next;
  for (const listener of listeners) listener();
}

const press = () => set(true);
/** The click has been handled; show its result at once. */
const end = () => set(false);
/** A press without a click, or whose click is handled only after this. */
const release = () => void setTimeout(end);
/** Catches a release that was swallowed, for example by a native option list. */
const recheck = ({ buttons }: PointerEvent) => {
  if (pressed && buttons === 0) release();
};

const events = [
  ["pointerdown", press],
  ["click", end],
  ["pointerup", release],
  ["pointercancel", release],
  ["keydown", release],
  ["pointermove", recheck],
] as const;

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0)
    for (const [type, handle] of events) window.addEventListener(type, handle as EventListener, true);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const [type, handle] of events) window.removeEventListener(type, handle as EventListener, true);
    pressed = false;
  };
}

/** The value, frozen while a pointer is pressed, so that a layout change does not move the pressed element. */
export function useStillWhilePressed<Value>(value: Value): Value {
  const isPressed = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  );
  const [kept, setKept] = useState(value);
  if (!isPressed && !Object.is(kept, value)) setKept(value);
  return isPressed ? kept : value;
}
