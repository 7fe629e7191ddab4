/**
 * For loading placeholders: they take up their space from the start but become visible only after 200 ms, so that
 * faster content does not make them flicker.
 */
export const late = { animation: "fade-in 1ms linear 200ms both" } as const;
