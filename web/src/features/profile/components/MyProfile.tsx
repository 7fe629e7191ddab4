import { lazy, Suspense, useState, type ReactNode } from "react";
import { afterPaint } from "~/components/after-paint";
import { ProfileView, type ProfilePart } from "./ProfileView";
import type { ProfileView_ProfileFragment } from "./ProfileView.generated";

const StudentProfileForm = lazy(() => import("./StudentProfileForm"));
const ClubHeadProfileForm = lazy(() => import("./ClubHeadProfileForm"));
const StartupProfileForm = lazy(() => import("./StartupProfileForm"));

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
  const view = (
    <>
      <ProfileView profile={profile} onEdit={edit} />
      {children}
    </>
  );
  return <Suspense fallback={view}>{formOf(profile, editing, close) ?? view}</Suspense>;
}

/** The form for a part of the profile; null while the profile is shown. */
function formOf(profile: ProfileView_ProfileFragment, part: ProfilePart | null, onClose: () => void): ReactNode {
  const { userType, student, club, startup } = profile;
  if (part === "person" && userType === "STUDENT" && student)
    return <StudentProfileForm profile={profile} student={student} onClose={onClose} />;
  if (part && userType !== "STARTUP" && club)
    return <ClubHeadProfileForm profile={profile} club={club} onClose={onClose} />;
  if (part && startup) return <StartupProfileForm profile={profile} startup={startup} onClose={onClose} />;
  return null;
}
