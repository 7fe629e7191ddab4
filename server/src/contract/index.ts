/** What the server and the web app share. Imports only yup, so that both can load it. */
export * from "./api-limits.js";
export * from "./email.js";
export * from "./enums.js";
export * from "./error-codes.js";
export * from "./error-messages.js";
export * from "./limits.js";
export * from "./links.js";
export * from "./names.js";
export * from "./pictures.js";
export * from "./secret-code.js";
export * from "./terms.js";
export * from "./rules/index.js";
