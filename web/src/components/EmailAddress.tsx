import { Fragment } from "react";

/** An e-mail address. When too long for its line, it breaks before the @ and at its dots rather than anywhere. */
export function EmailAddress({ address }: { address: string }) {
  // Break before the @ and after a dot, hyphen, underscore or plus, where readers expect the parts of an address.
  const parts = address.split(/(?=@)|(?<=[.\-_+])/);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
