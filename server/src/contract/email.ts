/**
 * The one normal form of an e-mail address: compatibility characters as their plain ones (full-width letters, the
 * Kelvin sign), in lower case. Addresses are stored, looked up, compared and counted in it, so that no two spellings of
 * one address have two accounts or two counters. What is left of other scripts is no address that the product takes.
 */
export const normalEmail = (address: string): string => address.normalize("NFKC").toLowerCase().trim();
