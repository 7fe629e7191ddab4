/**
 * The address of this installation. While pages are prerendered it is not known; the server writes it here before it
 * answers.
 */
export const origin = () => (typeof window === "undefined" ? "https://origin.invalid" : window.location.origin);
