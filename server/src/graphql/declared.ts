/**
 * Body of a field that only declares its arguments and type: the reader resolves the field, and the method never runs.
 */
export function declared(): never {
  throw new Error("This field is filled by the reader");
}
