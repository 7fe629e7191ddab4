/** Downloaded when a person begins to fill in the form. */
export {
  clubHeadRegistrationRules as CLUB_HEAD,
  startupRegistrationRules as STARTUP,
  studentRegistrationRules as STUDENT,
} from "@quadwork/server/contract";
