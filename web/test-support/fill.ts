import { fireEvent } from "@testing-library/react";

/** Puts a text into a field at once, and leaves the field. Typed key by key, a large form renders a hundred times. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}
