import {
  clubRules,
  limits,
  profileRules,
  skills as skillsRule,
  splitSkills,
  startupRules,
  studentRules,
  text,
} from "@quadwork/server/contract";
import type { ClubType, Industry } from "~/graphql/types.generated";
import type { ProfileView_ProfileFragment } from "./components/ProfileView.generated";

/** The personal part of the form, common to all roles. */
export interface PersonValues {
  firstName: string;
  lastName: string;
  bio: string;
}

export interface StudentValues extends PersonValues {
  education: string;
  resumeUrl: string;
  /** Whether startups see the resume only after approval. */
  resumeAfterApproval: boolean;
  /** Comma-separated. */
  skills: string;
}

export interface ClubHeadValues extends PersonValues {
  clubName: string;
  collegeName: string;
  clubType: ClubType;
  description: string;
}

export interface StartupValues extends PersonValues {
  companyName: string;
  position: string;
  industry: Industry;
  website: string;
  description: string;
}

/** What the name of a verified club, college or company means for the verification. */
export const endsVerification = "Another name ends the verification. The domain then has to be shown again.";

const personValues = ({ firstName, lastName, bio }: ProfileView_ProfileFragment): PersonValues => ({
  firstName,
  lastName,
  bio: bio ?? "",
});

export const studentValues = (
  profile: ProfileView_ProfileFragment,
  student: NonNullable<ProfileView_ProfileFragment["student"]>,
): StudentValues => ({
  ...personValues(profile),
  education: student.education ?? "",
  resumeUrl: student.resumeUrl ?? "",
  resumeAfterApproval: student.resumeAfterApproval ?? false,
  skills: student.skills.join(", "),
});

export const clubHeadValues = (
  profile: ProfileView_ProfileFragment,
  club: NonNullable<ProfileView_ProfileFragment["club"]>,
): ClubHeadValues => ({
  ...personValues(profile),
  clubName: club.clubName,
  collegeName: club.collegeName,
  clubType: club.clubType,
  description: club.description ?? "",
});

export const startupValues = (
  profile: ProfileView_ProfileFragment,
  startup: NonNullable<ProfileView_ProfileFragment["startup"]>,
): StartupValues => ({
  ...personValues(profile),
  companyName: startup.companyName,
  position: startup.position,
  industry: startup.industry,
  website: startup.website ?? "",
  description: startup.description ?? "",
});

/** An empty text is saved as null. */
const orNull = (value: string): string | null => value.trim() || null;

/** The API input for the personal part, common to all roles. */
export const toProfileInput = ({ firstName, lastName, bio }: PersonValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  bio: orNull(bio),
});

export const toStudentInput = (values: StudentValues) => ({
  profile: toProfileInput(values),
  education: orNull(values.education),
  resumeUrl: orNull(values.resumeUrl),
  resumeAfterApproval: values.resumeAfterApproval,
  skills: splitSkills(values.skills),
});

export const toClubHeadInput = (values: ClubHeadValues) => ({
  profile: toProfileInput(values),
  clubName: values.clubName.trim(),
  collegeName: values.collegeName.trim(),
  clubType: values.clubType,
  description: orNull(values.description),
});

export const toStartupInput = (values: StartupValues) => ({
  profile: toProfileInput(values),
  companyName: values.companyName.trim(),
  position: values.position.trim(),
  industry: values.industry,
  website: orNull(values.website),
  description: orNull(values.description),
});

/** The rule for a list of skills, applied to the text that it is typed as. */
const skillsText = text("Skills", limits.skillLength * limits.skillsPerList).test("skills", async function (value) {
  try {
    await skillsRule.validate(splitSkills(value ?? ""));
    return true;
  } catch (error) {
    return this.createError({ message: (error as Error).message });
  }
});

export const studentFormRules = profileRules.concat(studentRules).shape({ skills: skillsText });
export const clubHeadFormRules = profileRules.concat(clubRules);
export const startupFormRules = profileRules.concat(startupRules);
