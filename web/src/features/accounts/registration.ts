import {
  clubHeadRegistrationRules,
  isDriveLink,
  startupRegistrationRules,
  studentRegistrationRules,
  UserType as StoredUserType,
} from "@quadwork/server/contract";
import { validateYupSchema, yupToFormErrors, type FormikErrors } from "formik";
import type { ClubType, Industry, UserType } from "~/graphql/types.generated";
import { toasts, type ToastText } from "~/texts/toasts";

/** The form of all three roles at once, so that changing the role loses nothing that was typed. */
export interface RegistrationValues {
  userType: UserType;
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  termsAccepted: boolean;
  clubCode: string;
  education: string;
  resumeUrl: string;
  skills: string[];
  clubName: string;
  collegeName: string;
  clubType: ClubType | "";
  /** The code reserved for a new club; empty while none could be reserved. */
  secretCode: string;
  companyName: string;
  position: string;
  industry: Industry | "";
  website: string;
  /** Of the club or of the startup. */
  description: string;
}

/** What is prefilled: the role of `?type=` (any unknown one means student) and the club code of `?code=`. */
export function initialRegistration(parameters: URLSearchParams): RegistrationValues {
  const type = parameters.get("type");
  const known = Object.entries(StoredUserType).find(([, stored]) => stored === type);
  return {
    userType: (known?.[0] as UserType | undefined) ?? "STUDENT",
    firstName: "",
    lastName: "",
    email: "",
    password: "",
    termsAccepted: false,
    clubCode: parameters.get("code")?.trim().toUpperCase().slice(0, 6) ?? "",
    education: "",
    resumeUrl: "",
    skills: [],
    clubName: "",
    collegeName: "",
    clubType: "",
    secretCode: "",
    companyName: "",
    position: "",
    industry: "",
    website: "",
    description: "",
  };
}

const person = ["firstName", "lastName", "email", "password"] as const;

const roles = {
  STUDENT: {
    rules: studentRegistrationRules,
    required: [...person, "clubCode", "education", "resumeUrl"],
    incomplete: toasts.studentIncomplete,
  },
  CLUB_HEAD: {
    rules: clubHeadRegistrationRules,
    required: [...person, "clubName", "collegeName", "clubType", "description"],
    incomplete: toasts.clubHeadIncomplete,
  },
  STARTUP: {
    rules: startupRegistrationRules,
    required: [...person, "companyName", "position", "industry"],
    incomplete: toasts.startupIncomplete,
  },
} as const satisfies Record<UserType, { required: readonly (keyof RegistrationValues)[]; incomplete: ToastText; rules: object }>;

/** What is wrong with each field of the chosen role, by the rules that the server applies too. */
export async function registrationErrors(values: RegistrationValues): Promise<FormikErrors<RegistrationValues>> {
  const terms = values.termsAccepted ? {} : { termsAccepted: toasts.termsNotAgreed.description };
  try {
    await validateYupSchema(values, roles[values.userType].rules);
    return terms;
  } catch (error) {
    return { ...yupToFormErrors<RegistrationValues>(error), ...terms };
  }
}

/** The toast for the first check that fails, in the specified order; null when the form may be sent. */
export function firstProblem(values: RegistrationValues, errors: FormikErrors<RegistrationValues>): ToastText | null {
  const { required, incomplete } = roles[values.userType];
  if (!values.termsAccepted) return toasts.termsNotAgreed;
  if (required.some((field) => !values[field].trim())) return incomplete;
  if (values.userType === "STUDENT" && !isDriveLink(values.resumeUrl.trim())) return toasts.invalidResumeLink;
  if (errors.clubCode) return toasts.invalidClubCode;
  return Object.keys(errors).length > 0 ? toasts.fieldsInvalid : null;
}
