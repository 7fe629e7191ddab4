/**
 * The normal form of an email address: compatibility characters become plain ones (full-width letters, the Kelvin
 * sign), in lower case. Addresses are stored, looked up, compared and counted in this form, so two spellings of one
 * address never have two accounts or two counters. Characters of other scripts that remain make an address invalid.
 */
export const normalEmail = (address: string): string => address.normalize("NFKC").toLowerCase().trim();
