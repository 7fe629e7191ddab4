/** What is marked as wrong: a control, or the first one of a group that is wrong as a whole. */
const wrong = ':is([aria-invalid="true"], fieldset[data-invalid] input):not(:disabled, [aria-disabled="true"])';

/**
 * Puts the focus on the first wrong field of a refused form, and the field in the middle of what is in sight. Returns
 * whether one is marked as wrong.
 */
export function focusFirstError(form: Element | null | undefined): boolean {
  const field = form?.querySelector<HTMLElement>(wrong);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
  return Boolean(field);
}
