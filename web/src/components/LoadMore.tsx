import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button, Flex } from "@chakra-ui/react";

export interface LoadMoreProps {
  hasNextPage: boolean;
  /** Fetches and appends the next page. When it rejects, scrolling stops loading and the button offers to try again. */
  onLoadMore: () => Promise<unknown>;
  label?: string;
}

/** The end of a paged list: loads the next page when scrolled into view or when the button is pressed. */
export function LoadMore({ hasNextPage, onLoadMore, label = "Load more" }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"ready" | "loading" | "failed">("ready");

  const load = async () => {
    if (state === "loading") return;
    setState("loading");
    await onLoadMore().then(
      () => setState("ready"),
      () => setState("failed"),
    );
  };
  const loadWhenSeen = useEffectEvent(() => {
    if (state === "ready") void load();
  });

  // Observed again after each page: if the end is still in view, the next one loads.
  useEffect(() => {
    if (!hasNextPage || state !== "ready" || !end.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && loadWhenSeen(),
      {
        rootMargin: "200px",
      },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, state]);

  if (!hasNextPage) return null;
  return (
    <Flex ref={end} justify="center" pt="6">
      <Button variant="outline" onClick={() => void load()} loading={state === "loading"} loadingText="Loading...">
        {state === "failed" ? "Could not load more. Try again" : label}
      </Button>
    </Flex>
  );
}
