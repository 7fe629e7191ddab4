import { useEffect, useState } from "react";

/** Longest wait in milliseconds: a page that the browser does not paint (in the background, for example) goes on all the same. */
const LONGEST_WAIT = 100;

/**
 * Resolves once the browser has painted what is there now. Whoever presses something sees the press answered in the next
 * frame, and the work that it asks for begins afterwards; a slow phone would else stand still until the work is done.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT);
    // The first frame paints; that the second begins tells that the first is on the screen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });

/** `value` as of the last paint, at first `before`: for what takes long to render and is to follow what is told at once. */
export function usePainted<Value>(value: Value, before: Value = value): Value {
  const [painted, setPainted] = useState(before);
  useEffect(() => {
    let current = true;
    void afterPaint().then(() => {
      if (current) setPainted(() => value);
    });
    return () => {
      current = false;
    };
  }, [value]);
  return painted;
}
