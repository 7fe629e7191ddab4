import { array, string, type StringSchema } from "yup";
import { limits } from "../limits.js";
import { isDriveLink, isWebUrl } from "../links.js";

// Bidirectional controls can make a name or link read as something else; NUL cannot be stored.
// eslint-disable-next-line no-control-regex -- the point is to refuse them
const forbiddenCharacters = /[\u0000\u202A-\u202E\u2066-\u2069]/;

const codePoints = (value: string) => [...value].length;

/** Trimmed text of at most `maximum` code points without invisible control characters. `label` names it in messages. */
export const text = (label: string, maximum: number): StringSchema =>
  string()
    .trim()
    .strict(false)
    .test(
      "length",
      `${label} must be at most ${maximum} characters.`,
      (value) => value == null || codePoints(value) <= maximum,
    )
    .test(
      "characters",
      `${label} contains characters that are not allowed.`,
      (value) => value == null || !forbiddenCharacters.test(value),
    );

/** As {@link text}, and not empty. */
export const requiredText = (label: string, maximum: number) => text(label, maximum).required(`${label} is required.`);

/** As {@link text}; an empty one counts as none and is stored as null. */
export const optionalText = (label: string, maximum: number) =>
  text(label, maximum)
    .nullable()
    .transform((value: string | null) => value || null);

export const email = text("Email", limits.emailLength)
  .email("Please enter a valid email address.")
  .required("Email is required.");

export const newPassword = string()
  .required("Password is required.")
  .min(limits.passwordMinimum, `Password must be at least ${limits.passwordMinimum} characters.`)
  .max(limits.passwordMaximum, `Password must be at most ${limits.passwordMaximum} characters.`);

/** An optional absolute http(s) address. */
export const optionalUrl = (label: string) =>
  optionalText(label, limits.urlLength).test(
    "url",
    `${label} must be a full address that starts with https:// or http://.`,
    (value) => value == null || isWebUrl(value),
  );

export const resumeUrl = requiredText("Resume link", limits.urlLength).test(
  "drive",
  "Please provide a valid Google Drive link to your resume.",
  (value) => value == null || isDriveLink(value),
);

export const optionalResumeUrl = optionalText("Resume link", limits.urlLength).test(
  "drive",
  "Please provide a valid Google Drive link to your resume.",
  (value) => value == null || isDriveLink(value),
);

/** Splits what a person typed into a comma-separated field, dropping empty entries. */
export const splitSkills = (value: string): string[] =>
  value
    .split(",")
    .map((skill) => skill.trim())
    .filter(Boolean);

/** A list of skills: trimmed, without empty entries or repetitions that differ only in case. */
export const skills = array()
  .of(requiredText("A skill", limits.skillLength))
  .transform((value: unknown) =>
    Array.isArray(value)
      ? value
          .map((skill) => (typeof skill === "string" ? skill.trim() : skill))
          .filter(
            (skill, index, all) =>
              skill !== "" &&
              all.findIndex((other) => String(other).toLowerCase() === String(skill).toLowerCase()) === index,
          )
      : value,
  )
  .max(limits.skillsPerList, `At most ${limits.skillsPerList} skills are allowed.`);

const datePattern = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar date as YYYY-MM-DD between the years 2000 and 2200. */
export const calendarDate = (label: string) =>
  string().test("date", `${label} must be a date such as 2026-01-31.`, (value) => {
    if (value == null || value === "") return true;
    const time = Date.parse(`${value}T00:00:00Z`);
    return (
      datePattern.test(value) &&
      !Number.isNaN(time) &&
      new Date(time).toISOString().startsWith(value) &&
      value >= "2000-01-01" &&
      value <= "2200-12-31"
    );
  });
