import { useState, type ReactNode } from "react";
import { afterPaint } from "~/components/after-paint";
import { ClubHeadProfileForm } from "./ClubHeadProfileForm";
import { ProfileView, type ProfilePart } from "./ProfileView";
import type { ProfileView_ProfileFragment } from "./ProfileView.generated";
import { StartupProfileForm } from "./StartupProfileForm";
import { StudentProfileForm } from "./StudentProfileForm";

export interface MyProfileProps {
  profile: ProfileView_ProfileFragment;
  /** Shown below the profile in view mode. */
  children?: ReactNode;
}

/** The signed-in user's profile, with view and edit modes. */
export function MyProfile({ profile, children }: MyProfileProps) {
  const [editing, setEditing] = useState<ProfilePart | null>(null);
  const edit = (part: ProfilePart | null) => void afterPaint().then(() => setEditing(part));
  const close = () => edit(null);
  if (editing === "person" && profile.userType === "STUDENT" && profile.student) {
    return <StudentProfileForm profile={profile} student={profile.student} onClose={close} />;
  }
  if (editing && profile.userType !== "STARTUP" && profile.club) {
    return <ClubHeadProfileForm profile={profile} club={profile.club} onClose={close} />;
  }
  if (editing && profile.userType === "STARTUP" && profile.startup) {
    return <StartupProfileForm profile={profile} startup={profile.startup} onClose={close} />;
  }
  return (
    <>
      <ProfileView profile={profile} onEdit={edit} />
      {children}
    </>
  );
}
