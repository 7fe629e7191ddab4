import { useEffect, useState } from "react";

/**
 * Longest wait in milliseconds: a page that the browser does not paint (in the background, for example) goes on all the
 * same.
 */
const LONGEST_WAIT = 100;

/**
 * Resolves once the browser has painted what is there now. Whoever presses something sees the press answered in the
 * next frame, and the work that it asks for begins afterwards; a slow phone would else stand still until the work is
 * done.
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

/**
 * Whether this is wanted and the browser has painted since: for what takes long to render and is to follow what is
 * shown at once.
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
