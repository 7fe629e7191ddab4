/** Downloaded when a person begins to fill in the form. */
export { invitedRegistrationRules } from "@quadwork/server/contract";
