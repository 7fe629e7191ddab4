/** Downloaded when the form is first used. */
export { contactRules } from "@quadwork/server/contract";
