import { fireEvent } from "@testing-library/react";

/** Fills a field at once, then leaves it. Typing key by key would render a large form a hundred times. */
export function fill(field: HTMLElement, text: string): void {
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}
