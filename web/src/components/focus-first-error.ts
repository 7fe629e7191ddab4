/** Matches an invalid control, or the first control of a group that is invalid as a whole. */
const wrong = ':is([aria-invalid="true"], fieldset[data-invalid] input):not(:disabled, [aria-disabled="true"])';

/**
 * Focuses the first invalid field of a refused form and scrolls it to the middle of the view. Returns whether there is
 * one.
 */
export function focusFirstError(form: Element | null | undefined): boolean {
  const field = form?.querySelector<HTMLElement>(wrong);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
  return Boolean(field);
}
