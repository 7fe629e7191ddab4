import { Fragment } from "react";

/**
 * An e-mail address that, where it is too long for its line, breaks before the @ and at its dots rather than anywhere.
 */
export function EmailAddress({ address }: { address: string }) {
  // Before an @, behind a dot, hyphen, underscore or plus: where readers expect an address to have parts.
  const parts = address.split(/(?=@)|(?<=[.\-_+])/);
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
