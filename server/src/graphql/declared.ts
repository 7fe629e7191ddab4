/** The body of a field that only declares its arguments and type: the reader fills the field, the method never runs. */
export function declared(): never {
  throw new Error("This field is filled by the reader");
}
