const plain = (name: string) => name.normalize("NFKC").toLowerCase().trim().replaceAll(/\s+/g, " ");

/**
 * Whether two names of a club, college or company are the same apart from upper and lower case and the width of spaces.
 * Any other name ends a verification, which holds for the name that it was shown with.
 */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other);
