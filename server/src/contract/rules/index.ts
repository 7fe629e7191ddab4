export * from "./access-tokens.js";
export * from "./accounts.js";
export * from "./contact.js";
export * from "./projects.js";
export * from "./teams.js";
export * from "./text.js";
export * from "./verification.js";
export * from "./webhooks.js";
