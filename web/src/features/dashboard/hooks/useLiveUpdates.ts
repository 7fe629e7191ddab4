import { useEffect } from "react";
import { useApolloClient } from "@apollo/client/react";

/** Runs a callback when the browser is idle. Returns a function that cancels it. */
function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/** Keeps the dashboard up to date with other people's changes. Its script loads after the page. */
export function useLiveUpdates(): void {
  const client = useApolloClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let ended = false;
    const callOff = whenIdle(() => {
      import("../live-updates").then(
        ({ followEvents }) => {
          if (!ended) stop = followEvents(client);
        },
        // Without live updates, the page still shows the data it has loaded.
        () => undefined,
      );
    });
    return () => {
      ended = true;
      callOff();
      stop?.();
    };
  }, [client]);
}
