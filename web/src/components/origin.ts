/**
 * The address of this installation. It is unknown while pages are prerendered; the server fills it in before it
 * answers.
 */
export const origin = () => (typeof window === "undefined" ? "https://origin.invalid" : window.location.origin);
