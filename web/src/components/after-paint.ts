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
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });

/** `wanted`, turning true only after the paint that follows. */
export function useAfterPaint(wanted: boolean): boolean {
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
