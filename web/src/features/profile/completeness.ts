import type { ProfileView_ProfileFragment } from "./components/ProfileView.generated";

/** How far a profile is filled in. */
export interface Completeness {
  /** Percent of what others may want to know, 0 to 100. */
  percent: number;
  /** What is still to be told, in the words of the profile. */
  missing: string[];
}

/** Judges by what a person may leave out at registration; what is required is there anyway. */
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
