/** SQL of an e-mail address with only the first letter before the @. */
export const maskedEmail = (address: string): string =>
  `(left(${address}, 1) || '…@' || split_part(${address}, '@', 2))`;

/** SQL of an error's first line without addresses: mail servers quote recipients, PostgreSQL quotes rows. */
export const maskedError = (error: string): string =>
  `left(regexp_replace(split_part(${error}, E'\\n', 1), '[^[:space:]<>"'']+@[^[:space:]<>"'']+', '…', 'g'), 300)`;
