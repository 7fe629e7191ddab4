/**
 * Versions of the Terms of Service, oldest first, each named after the day of its publication. When their text changes,
 * add a version: everybody is asked to accept it at the next login.
 */
export const termsVersions = ["2025-04-04"] as const;

/** The version in force, an ISO date. */
export const termsVersion: string = termsVersions.at(-1)!;
