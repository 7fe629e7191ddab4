import { actsForSome, allOf, ofPerson, ofPersonsWebhook } from "../rules.js";
import { forBoth, ownRow, type Cells } from "./cells.js";

const ownWebhook = forBoth(allOf(ofPerson, actsForSome), allOf(ofPerson, actsForSome));

/** Webhooks and what was sent to them. */
export const webhookCells = {
  // Who no longer acts for a club or startup keeps the webhooks, to look at and to delete; they are sent nothing.
  "webhook.read": ownRow,
  "webhook.create": forBoth(actsForSome, actsForSome),
  "webhook.update": ownWebhook,
  "webhook.rotateSecret": ownWebhook,
  "webhook.delete": ownRow,
  "webhook.ping": ownWebhook,
  "webhookDelivery.read": {
    anonymous: "never",
    student: ofPersonsWebhook,
    club_head: ofPersonsWebhook,
    startup: ofPersonsWebhook,
  },
  "webhookDelivery.redeliver": forBoth(allOf(ofPersonsWebhook, actsForSome), allOf(ofPersonsWebhook, actsForSome)),
} satisfies Cells<"webhook" | "webhookDelivery">;
