import { isDriveLink, UserType as StoredUserType } from "@quadwork/server/contract";
import type { FormikErrors } from "formik";
import { lazyRules } from "~/components/lazy-rules";
import type { ClubType, Industry, UserType } from "~/graphql/types.generated";
import { accountToasts, type ToastText } from "~/texts/account-toasts";
import { loadRules } from "./load-rules";

/** The form of all three roles at once, so that changing the role keeps the typed values. */
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
  /** The code reserved for a new club; empty if none could be reserved. */
  secretCode: string;
  companyName: string;
  position: string;
  industry: Industry | "";
  website: string;
  /** The club's or startup's description. */
  description: string;
}

/** The initial values: the role from `?type=` (student if unknown) and the secret code from `?code=`. */
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
    required: [...person, "clubCode", "education", "resumeUrl"],
    incomplete: accountToasts.studentIncomplete,
  },
  CLUB_HEAD: {
    required: [...person, "clubName", "collegeName", "clubType", "description"],
    incomplete: accountToasts.clubHeadIncomplete,
  },
  STARTUP: {
    required: [...person, "companyName", "position", "industry"],
    incomplete: accountToasts.startupIncomplete,
  },
} as const satisfies Record<UserType, { required: readonly (keyof RegistrationValues)[]; incomplete: ToastText }>;

/** Shown beside the field; the toast has the specification's text. */
export const unknownSecretCode = "No club has this code. Ask your club head for the current code.";

const ruleErrors = lazyRules<RegistrationValues>(async ({ userType }) => (await loadRules())[userType]);

/** Errors for each field of the chosen role, by the same rules as the server's. */
export async function registrationErrors(values: RegistrationValues): Promise<FormikErrors<RegistrationValues>> {
  const errors = await ruleErrors(values);
  return values.termsAccepted ? errors : { ...errors, termsAccepted: "Tick the box to agree." };
}

/** The toast for the first check that fails, in the specified order; null when the form may be sent. */
export function firstProblem(values: RegistrationValues, errors: FormikErrors<RegistrationValues>): ToastText | null {
  const { required, incomplete } = roles[values.userType];
  if (!values.termsAccepted) return accountToasts.termsNotAgreed;
  if (required.some((field) => !values[field].trim())) return incomplete;
  if (values.userType === "STUDENT" && !isDriveLink(values.resumeUrl.trim())) return accountToasts.invalidResumeLink;
  if (errors.clubCode) return accountToasts.invalidSecretCode;
  return Object.keys(errors).length > 0 ? accountToasts.fieldsInvalid : null;
}
