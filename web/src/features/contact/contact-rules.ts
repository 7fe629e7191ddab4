/** Downloaded when a person begins to write. */
export { contactRules } from "@quadwork/server/contract";
