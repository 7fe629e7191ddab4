import { allOf, forOfficers, isOperator, isOwnSession, ofPerson, type Predicate, type Rule } from "../rules.js";
import type { Role } from "../viewer.js";
import type { Resource } from "./resources.js";

/** A part of the permission table: the actions on these resources, with a rule for each kind of user. */
export type Cells<Resources extends Resource> = Record<`${Resources}.${string}`, Record<Role, Rule>>;

export const everyone = { anonymous: "always", student: "always", club_head: "always", startup: "always" } as const;
export const signedIn = { anonymous: "never", student: "always", club_head: "always", startup: "always" } as const;
export const ownRow = { anonymous: "never", student: ofPerson, club_head: ofPerson, startup: ofPerson } as const;
export const ownSession = {
  anonymous: "never",
  student: isOwnSession,
  club_head: isOwnSession,
  startup: isOwnSession,
} as const;
export const signedInTo = (rule: Rule) =>
  ({ anonymous: "never", student: rule, club_head: rule, startup: rule }) as const;
/** Operators are of any kind: the grant decides, and with every statement anew. */
export const operators = (rule?: Predicate) => signedInTo(rule ? allOf(rule, isOperator) : isOperator);
export const noOne = { anonymous: "never", student: "never", club_head: "never", startup: "never" } as const;

/** Those who act for a club: heads and officers, of whom some are students. */
export const forClubs = (rule: Predicate) => ({ ...noOne, student: forOfficers(rule), club_head: rule }) as const;
/** As {@link forClubs}, and those who act for a startup. */
export const forBoth = (clubs: Predicate, startups: Predicate) => ({ ...forClubs(clubs), startup: startups }) as const;
export const forStartups = (rule: Predicate) => ({ ...noOne, startup: rule }) as const;
