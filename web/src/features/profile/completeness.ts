import type { ProfileView_ProfileFragment } from "./components/ProfileView.generated";

/** How complete a profile is. */
export interface Completeness {
  /** Percentage of the optional details that are filled in, 0 to 100. */
  percent: number;
  /** The missing details, with the profile's labels. */
  missing: string[];
}

/** Counts the details that are optional at registration; required ones are always present. */
export function completenessOf({
  userType,
  bio,
  avatarUrl,
  student,
  club,
  startup,
}: ProfileView_ProfileFragment): Completeness {
  const parts: Record<string, unknown> = { Bio: bio, Picture: avatarUrl };
  if (userType === "STUDENT") {
    Object.assign(parts, {
      Club: student?.club,
      Education: student?.education,
      Resume: student?.resumeUrl,
      Skills: student?.skills.length,
    });
  } else if (userType === "CLUB_HEAD") {
    Object.assign(parts, { Description: club?.description, Logo: club?.logoUrl });
  } else {
    Object.assign(parts, { Website: startup?.website, Description: startup?.description, Logo: startup?.logoUrl });
  }
  const names = Object.keys(parts);
  const missing = names.filter((name) => !parts[name]);
  return { percent: Math.round((100 * (names.length - missing.length)) / names.length), missing };
}
