import { useState, type ReactNode } from "react";
import { Skeleton, SkeletonText, Stack } from "@chakra-ui/react";
import { ErrorState } from "~/components/ErrorState";
import { PageHeader } from "~/components/PageHeader";
import { toasts } from "~/texts/toasts";
import { useMyProfileQuery } from "../hooks/MyProfile.generated";
import { ClubHeadProfileForm } from "./ClubHeadProfileForm";
import { ProfileView } from "./ProfileView";
import { StartupProfileForm } from "./StartupProfileForm";
import { StudentProfileForm } from "./StudentProfileForm";

/** The signed-in person's profile, to look at and to change. `children` follow it while it is not being edited. */
export function MyProfile({ children }: { children?: ReactNode }) {
  const [editing, setEditing] = useState(false);
  const { data, loading, error, refetch } = useMyProfileQuery({ fetchPolicy: "cache-and-network" });

  if (!data) {
    return (
      <>
        <PageHeader title="My Profile" />
        {loading && !error ? (
          <Stack gap="5" maxW="3xl" role="status" aria-label="Loading profile...">
            <Skeleton height="28" />
            <SkeletonText noOfLines={5} />
          </Stack>
        ) : (
          <>
            <ErrorState title={toasts.profileLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />
            {children}
          </>
        )}
      </>
    );
  }

  const profile = data.me;
  const close = () => setEditing(false);
  if (editing && profile.userType === "STUDENT" && profile.student) {
    return <StudentProfileForm profile={profile} student={profile.student} onClose={close} />;
  }
  if (editing && profile.userType === "CLUB_HEAD" && profile.club) {
    return <ClubHeadProfileForm profile={profile} club={profile.club} onClose={close} />;
  }
  if (editing && profile.userType === "STARTUP" && profile.startup) {
    return <StartupProfileForm profile={profile} startup={profile.startup} onClose={close} />;
  }
  return (
    <>
      <ProfileView profile={profile} onEdit={() => setEditing(true)} />
      {children}
    </>
  );
}
