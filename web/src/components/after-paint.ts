import { useEffect, useState } from "react";

/**
 * Longest wait in milliseconds: a page that the browser does not paint, for example in the background, continues all
 * the same.
 */
const LONGEST_WAIT = 100;

/**
 * Resolves once the browser has painted the current state. A press then gets visible feedback in the next frame, and
 * its work starts afterwards; otherwise a slow phone would freeze until the work is done.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, LONGEST_WAIT);
    // The first frame paints; once the second begins, the first is on the screen.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });

/**
 * Whether this is wanted and the browser has painted since. For content that takes long to render and may follow what
 * is shown at once.
 */
export function usePainted(wanted: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void afterPaint().then(() => {
      if (current) setPainted(true);
    });
    return () => {
      current = false;
      setPainted(false);
    };
  }, [wanted]);
  return wanted && painted;
}
