import { belongsTo, one, viewerCan, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { hasFellows } from "../personal-data/index.js";
import { HandoverEntity } from "./handover.entity.js";
import { Handover } from "./handover.type.js";

export const handoverView = viewOf(Handover, HandoverEntity, {
  visible: "handover.read",
  fields: {
    from: belongsTo("fromId"),
    to: belongsTo("toId"),
    viewerCanAccept: viewerCan("handover.accept"),
    viewerCanDecline: viewerCan("handover.decline"),
    viewerCanWithdraw: viewerCan("handover.withdraw"),
  },
});

/** The standing offer of a club or startup. */
const handoverOf = (column: "club_id" | "startup_id"): ViewField =>
  one((handover, _scope, organisation) => [`${handover}.${column} = ${organisation}.id`]);

export const handoverExtensions: Record<string, Record<string, ViewField>> = {
  Club: { handover: handoverOf("club_id") },
  Startup: { handover: handoverOf("startup_id") },
  Membership: {
    viewerCanHandOver: viewerCan("membership.handOver"),
    viewerCanLeave: viewerCan("membership.leave", (membership) => `not ${hasFellows(`${membership}.profile_id`)}`),
  },
};
