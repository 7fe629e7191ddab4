import { Fragment } from "react";

/** A sentence in which `backticks` mark code. */
export function Inline({ text }: { text: string }) {
  return text
    .split("`")
    .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>));
}
