import { useEffect, useState } from "react";

/** Time that "Copied!" stays, in milliseconds. */
const shownFor = 2000;

/** Whether something was just copied: true for two seconds after `markCopied`. */
export function useCopiedLabel() {
  const [copies, setCopies] = useState(0);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setShown(false), shownFor);
    return () => clearTimeout(timer);
  }, [copies]);

  return {
    copied: shown,
    markCopied: () => {
      setShown(true);
      // Copying again restarts the two seconds.
      setCopies((count) => count + 1);
    },
  };
}
