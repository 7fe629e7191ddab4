import { UserType } from "./enums.js";

const parseUrl = (value: string) => {
  try {
    return new URL(value);
  } catch {
    return null;
  }
};

/** Whether `value` is an absolute http(s) address. */
export const isWebUrl = (value: string) => ["http:", "https:"].includes(parseUrl(value)?.protocol ?? "");

/** Whether `value` is an absolute http(s) address that carries no user name or password. */
export function isPlainWebUrl(value: string): boolean {
  const url = parseUrl(value);
  return isWebUrl(value) && url?.username === "" && url.password === "";
}

const driveHosts = new Set(["drive.google.com", "docs.google.com"]);

/** Whether `value` is an https link into the shared cloud drive. Compares the host instead of searching the text. */
export function isDriveLink(value: string): boolean {
  const url = parseUrl(value);
  // Parsers that follow older rules misread the part before an @ or after a backslash as the host.
  const isPlain = !value.includes("\\") && url?.username === "" && url.password === "" && url.port === "";
  return isPlain && url.protocol === "https:" && driveHosts.has(url.hostname);
}

/** Path of the file with which a website shows whose it is. */
export const verificationFile = "/.well-known/quadwork-verification.txt";

/** Name, below the domain, of the DNS record that shows whose the domain is. */
export const verificationRecord = "_quadwork";

/** Path of the screen where a person of this kind sees and answers the handover of their club or startup. */
export const handoverPath = (userType: UserType): string =>
  ({
    [UserType.CLUB_HEAD]: "/dashboard/club-members",
    [UserType.STUDENT]: "/dashboard/my-club",
    [UserType.STARTUP]: "/dashboard/profile",
  })[userType] + "#handover";
