/** The guide's sections in their order: name in the address → heading. */
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

/** The sections of the page about events. */
export const eventSections = {
  subscriptions: "Follow live",
  subscribe: "Have events posted to you",
  receive: "Receive and verify",
  events: "What is sent",
  delivery: "Delivery",
} as const;
