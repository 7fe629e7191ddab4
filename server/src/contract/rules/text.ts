import { array, string, type StringSchema } from "yup";
import { normalEmail } from "../email.js";
import { limits } from "../limits.js";
import { isDriveLink, isPlainWebUrl, isWebUrl } from "../links.js";

// Bidirectional controls can disguise a name or link, tag characters and annotations can hide text in it; PostgreSQL
// cannot store NUL, and the other controls, the noncharacters and halves of a surrogate pair carry no meaning.
const forbiddenCharacters =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\u{E0000}-\u{E007F}\p{Noncharacter_Code_Point}\p{Surrogate}]/u; // eslint-disable-line no-control-regex -- the point is to refuse them

/** Every line break that any program recognises, with CR LF counted as one. */
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** A letter, number, punctuation mark or symbol, except those that render as nothing. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text has a visible character. Empty text passes; another rule decides whether it may be empty. */
const isVisible = (value: string) => value === "" || visible.test(value);

const codePoints = (value: string) => [...value].length;

const bounded = (label: string, maximum: number): StringSchema =>
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
    )
    .test("visible", `${label} must contain visible characters.`, (value) => value == null || isVisible(value));

/** Empty text is stored as null. */
const optional = (schema: StringSchema) => schema.nullable().transform((value: string | null) => value || null);

/**
 * Trimmed single-line text of at most `maximum` code points: names, titles, codes, links. Control characters, tabs
 * included, are not allowed, so that it stays one line and one cell wherever it is shown. `label` names it in messages.
 */
export const line = (label: string, maximum: number): StringSchema =>
  bounded(label, maximum)
    .test("line", `${label} must be on one line.`, (value) => value == null || !lineBreak.test(value))
    .test(
      "tab",
      `${label} contains characters that are not allowed.`,
      (value) => value == null || !value.includes("\t"),
    );

/** Like {@link line}, but not empty. */
export const requiredLine = (label: string, maximum: number) => line(label, maximum).required(`${label} is required.`);

/** Like {@link line}; empty text is stored as null. */
export const optionalLine = (label: string, maximum: number) => optional(line(label, maximum));

/**
 * What mail programs turn into a link: an address with its protocol, with `www` or with a path, and an email address.
 */
const linked = /:\/\/|(^|\s)\/\/|\bwww\.|[\p{L}\p{N}]\.[\p{L}\p{N}]+\/|\S@\S+\.\S|\b(https?|mailto|javascript):/iu;

const unlinked = (label: string, schema: StringSchema): StringSchema =>
  schema.test(
    "link",
    `${label} must not contain a web or email address.`,
    // As programs read it: full-width characters stand for the plain ones.
    (value) => value == null || !linked.test(value.normalize("NFKC").replaceAll("。", ".")),
  );

/**
 * The name of a person, club, college or company, like {@link requiredLine}. It appears in mails to strangers, so it
 * cannot bring a link along. A dot is part of names such as "Acme.ai".
 */
export const requiredName = (label: string, maximum: number) =>
  unlinked(label, line(label, maximum)).required(`${label} is required.`);

/** Like {@link requiredName}; empty text is stored as null. */
export const optionalName = (label: string, maximum: number) => optional(unlinked(label, line(label, maximum)));

/** Trimmed text of at most `maximum` code points. May contain tabs and several lines, separated by line feeds. */
export const text = (label: string, maximum: number): StringSchema =>
  bounded(label, maximum).transform((value: unknown) =>
    typeof value === "string" ? value.split(lineBreak).join("\n") : value,
  );

/** Like {@link text}, but not empty. */
export const requiredText = (label: string, maximum: number) => text(label, maximum).required(`${label} is required.`);

/** Like {@link text}; empty text is stored as null. */
export const optionalText = (label: string, maximum: number) => optional(text(label, maximum));

/** An email address in its normal form. The format already excludes line breaks. */
export const emailText = text("Email", limits.emailLength).transform((value: unknown) =>
  typeof value === "string" ? normalEmail(value) : value,
);

/** A domain with a dot and a top level of letters, or of a script other than Latin in its ASCII form. */
const publicDomain = /@.+\.(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

const emailForm = string().email();

/**
 * An email address that mail can be sent to over the internet. Yup checks its form, but takes `someone@localhost` as
 * browsers do.
 */
export const deliverableEmail = (message: string) =>
  emailText.test("email", message, (value) => !value || (emailForm.isValidSync(value) && publicDomain.test(value)));

export const email = deliverableEmail("Please enter a valid email address.").required("Email is required.");

export const newPassword = string()
  .required("Password is required.")
  .min(limits.passwordMinimum, `Password must be at least ${limits.passwordMinimum} characters.`)
  .max(limits.passwordMaximum, `Password must be at most ${limits.passwordMaximum} characters.`);

/** An optional absolute http(s) address, without a user name or password: with them, it can look like another one. */
export const optionalUrl = (label: string) =>
  optionalLine(label, limits.urlLength)
    .test(
      "url",
      `${label} must be a full address starting with https:// or http://.`,
      (value) => value == null || isWebUrl(value),
    )
    .test(
      "credentials",
      `${label} must not contain a user name or password.`,
      (value) => value == null || !isWebUrl(value) || isPlainWebUrl(value),
    );

export const resumeUrl = requiredLine("Resume link", limits.urlLength).test(
  "drive",
  "Please provide a valid Google Drive link to your resume.",
  (value) => value == null || isDriveLink(value),
);

export const optionalResumeUrl = optionalLine("Resume link", limits.urlLength).test(
  "drive",
  "Please provide a valid Google Drive link to your resume.",
  (value) => value == null || isDriveLink(value),
);

/** Splits comma-separated input, dropping empty entries. */
export const splitSkills = (value: string): string[] =>
  value
    .split(",")
    .map((skill) => skill.trim())
    .filter(Boolean);

/** A list of skills: trimmed, without empty entries or duplicates that differ only in case. */
export const skills = array()
  .of(requiredLine("A skill", limits.skillLength))
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
