/**
 * For what stands in while something is loaded: it keeps its place from the start and can be seen after 200 ms, since
 * what comes sooner would only make it flicker.
 */
export const late = { animation: "fade-in 1ms linear 200ms both" } as const;
