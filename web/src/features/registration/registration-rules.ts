/** Downloaded when a form is first used. */
export {
  clubHeadRegistrationRules as CLUB_HEAD,
  startupRegistrationRules as STARTUP,
  studentRegistrationRules as STUDENT,
} from "@quadwork/server/contract";
