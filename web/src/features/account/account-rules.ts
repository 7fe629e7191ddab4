/** Downloaded when a person begins to fill in a form. */
export { emailRules, passwordResetRules } from "@quadwork/server/contract";
