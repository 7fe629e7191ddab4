import { useEffect, useState } from "react";

/** How long "Copied!" stays, in milliseconds. */
const shownFor = 2000;

/** Whether something was copied a moment ago: true after `markCopied` until two seconds have passed. */
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
      // Copying again starts the two seconds anew.
      setCopies((count) => count + 1);
    },
  };
}
