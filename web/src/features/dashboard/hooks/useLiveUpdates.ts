import { useEffect } from "react";
import { useApolloClient } from "@apollo/client/react";

/** Runs something when the browser has nothing better to do. Returns how to call it off. */
function whenIdle(run: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/** Keeps what the dashboard shows up to date with what others do. Its script is loaded after the page is there. */
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
        // A page without live updates still shows what it has loaded.
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
