import {
  belongsTo,
  connection,
  one,
  orderColumn,
  value,
  viewerCan,
  type OrderColumn,
  type ViewField,
} from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { MembershipEntity } from "./membership.entity.js";
import { Membership } from "./membership.type.js";

export const membershipView = viewOf(Membership, MembershipEntity, {
  visible: "membership.read",
  fields: {
    id: value((membership) => `${membership}.profile_id`),
    profile: belongsTo("profileId"),
    viewerCanEnd: viewerCan("membership.end"),
    since: value((membership) => `${membership}.created_at`),
  },
});

/** A person's own membership, or that of a fellow. */
export const membershipOfProfile = one((membership, _scope, profile) => [`${membership}.profile_id = ${profile}.id`]);

/** Who answers for it first, then the others in the order of succession. */
const inOrder: OrderColumn[] = [
  {
    sql: (membership) => `(${membership}.role in ('officer', 'member'))::integer`,
    type: "integer",
    direction: "asc",
  },
  { sql: (membership) => `coalesce(${membership}.position, 2147483647)`, type: "integer", direction: "asc" },
  orderColumn("created_at", "timestamptz"),
  orderColumn("profile_id", "uuid"),
];

/** Those who act for a club, or for a startup. */
export const peopleOf = (column: "club_id" | "startup_id"): ViewField =>
  connection(inOrder, (membership, _scope, organisation) => [`${membership}.${column} = ${organisation}.id`]);
