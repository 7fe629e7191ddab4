/** Downloaded when a person begins to fill in the form. */
export { invitedStudentRules } from "@quadwork/server/contract";
