/** The guide's sections in order: address fragment → heading. */
export const guideSections = {
  token: "Get a token",
  "first-query": "Your first query",
  "first-mutation": "Your first mutation",
  paging: "Lists and pages",
  errors: "Errors",
  limits: "Limits and cost",
  "persisted-queries": "Persisted queries",
  versioning: "Versions",
} as const;

/** The sections of the events page, in order. */
export const eventSections = {
  subscriptions: "Follow events live",
  subscribe: "Receive events by webhook",
  receive: "Verify events",
  events: "Event contents",
  delivery: "Delivery",
} as const;
