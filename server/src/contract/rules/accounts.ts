import { array, boolean, mixed, object, string } from "yup";
import { limits } from "../limits.js";
import { secretCodePattern } from "../secret-code.js";
import { termsVersion, termsVersions } from "../terms.js";
import {
  email,
  line,
  newPassword,
  optionalLine,
  optionalName,
  optionalResumeUrl,
  optionalText,
  optionalUrl,
  requiredLine,
  requiredName,
  requiredText,
  resumeUrl,
  skills,
} from "./text.js";

/** The version that a registering person agreed to: on a page opened before it changed, the one before. */
const agreedTerms = string()
  .nullable()
  .oneOf([...termsVersions, null], `There is no such version of the terms; the current one is ${termsVersion}.`);

const person = {
  firstName: requiredName("First name", limits.nameLength),
  lastName: requiredName("Last name", limits.nameLength),
  email,
  password: newPassword,
  termsVersion: agreedTerms,
};

/** A club's secret code. The specification's messages and the student registration field call it club code. */
export const secretCode = string()
  .trim()
  .uppercase()
  .matches(secretCodePattern, { message: "Please enter a valid club code.", excludeEmptyString: true });

/** A previously accepted password. Whether it is correct is checked elsewhere. */
export const knownPassword = string()
  .required("Password is required.")
  .max(limits.passwordMaximum, `Password must be at most ${limits.passwordMaximum} characters.`);

export const studentRegistrationRules = object({
  ...person,
  clubCode: secretCode.required("Club code is required."),
  education: requiredLine("Education", limits.educationLength),
  resumeUrl,
  skills: skills.default([]),
});

const club = {
  clubName: requiredName("Club name", limits.titleLength),
  collegeName: requiredName("College name", limits.titleLength),
  clubType: mixed<string>().required("Club type is required."),
};

export const clubHeadRegistrationRules = object({
  ...person,
  ...club,
  description: requiredText("Description", limits.descriptionLength),
  secretCode: secretCode.nullable(),
});

const startup = {
  companyName: requiredName("Company name", limits.titleLength),
  position: requiredLine("Position", limits.titleLength),
  industry: mixed<string>().required("Industry is required."),
  website: optionalUrl("Website"),
  description: optionalText("Description", limits.descriptionLength),
};

export const startupRegistrationRules = object({ ...person, ...startup });

const currentPassword = string()
  .required("Password is required.")
  .max(limits.passwordMaximum, `Password must be at most ${limits.passwordMaximum} characters.`);

const factorCode = line("Code", limits.factorCodeLength).required("Code is required.");

export const factorEnrolmentRules = object({
  friendlyName: requiredLine("Name", limits.nameLength),
  password: currentPassword,
});
export const factorCodeRules = object({ code: factorCode });
export const factorProofRules = object({ password: currentPassword, code: factorCode });

/** A person who registers through an invitation, which names the address. */
export const invitedRegistrationRules = object({
  firstName: person.firstName,
  lastName: person.lastName,
  password: person.password,
  termsVersion: agreedTerms,
});

export const termsAcceptanceRules = object({
  version: string()
    .required("The version of the terms is required.")
    .oneOf([termsVersion], `Only the current version of the terms can be accepted, which is ${termsVersion}.`),
});

/** As {@link invitedRegistrationRules}, for a student whom a club invites. */
export const invitedStudentRules = studentRegistrationRules.omit(["email", "clubCode"]);

/** A row of an imported list of students. Students correct the rest when they register. */
export const rosterRowRules = object({
  email,
  firstName: optionalName("First name", limits.nameLength),
  lastName: optionalName("Last name", limits.nameLength),
  education: optionalLine("Education", limits.educationLength),
});

/** A list of students in one request; its rows are judged one by one. */
export const rosterRules = object({
  rows: array()
    .of(object())
    .min(1, "The list has no rows.")
    .max(limits.rosterRowsPerRequest, `At most ${limits.rosterRowsPerRequest} rows can be sent at once.`)
    .required(),
});

export const emailRules = object({ email });
export const passwordResetRules = object({ password: newPassword });
export const passwordChangeRules = object({ currentPassword: knownPassword, newPassword });

/** `confirmation` repeats the account's address, so that an account is never deleted by accident. */
export const accountDeletionRules = object({
  password: knownPassword,
  confirmation: requiredLine("Email", limits.emailLength),
});

export const clubJoiningRules = object({ clubCode: secretCode.required("Club code is required.") });

export const profileRules = object({
  firstName: person.firstName,
  lastName: person.lastName,
  bio: optionalText("Bio", limits.bioLength),
});

export const clubRules = object({ ...club, description: optionalText("Description", limits.descriptionLength) });

/** As {@link clubRules}, with what only the head decides. */
export const clubUpdateRules = clubRules.shape({
  officersMayAnswer: boolean().required("Specify whether officers may answer invitations."),
});

export const startupRules = object(startup);

/** A student's own profile. Unlike at registration, every field is optional and empty becomes null. */
export const studentRules = object({
  skills: skills.required("Skills are required; send an empty list if there are none."),
  education: optionalLine("Education", limits.educationLength),
  resumeUrl: optionalResumeUrl,
  resumeAfterApproval: boolean().required("Specify whether startups see the resume only after approval."),
});
