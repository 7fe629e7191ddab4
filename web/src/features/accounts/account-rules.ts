/** Downloaded when a person begins to fill in a form. */
export {
  clubHeadRegistrationRules as CLUB_HEAD,
  emailRules,
  passwordResetRules,
  startupRegistrationRules as STARTUP,
  studentRegistrationRules as STUDENT,
} from "@quadwork/server/contract";
