import type { ReactNode } from "react";
import { Center, Spinner, VisuallyHidden } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { PageHeader } from "~/components/PageHeader";
import { Tabs } from "~/components/Tabs";
import { useAuth } from "~/graphql/session";
import { toasts } from "~/texts/toasts";
import { useMyClubQuery } from "../hooks/MyClub.generated";
import { JoinClubForm } from "./JoinClubForm";
import { MyClubApplications } from "./MyClubApplications";
import { MyClubHeader } from "./MyClubHeader";
import { MyClubMembers } from "./MyClubMembers";
import { MyClubOverview } from "./MyClubOverview";
import { MyClubProjects } from "./MyClubProjects";

export interface MyClubProps {
  /** Shows who acts for the club. Of another feature, so the route puts it here. */
  people: (clubId: string) => ReactNode;
}

/** The club that the user belongs to or leads. */
export function MyClub({ people }: MyClubProps) {
  const { userType } = useAuth();
  const { data, loading, error, refetch } = useMyClubQuery({ fetchPolicy: "cache-and-network" });
  const club = data?.me.club;

  if (error && !data) {
    return (
      <>
        <PageHeader title="My Club" />
        <ErrorState
          title={toasts.clubLoadFailed.title}
          description={toasts.clubLoadFailed.description}
          onRetry={() => void refetch()}
          retrying={loading}
        />
      </>
    );
  }
  if (!data) {
    return (
      <Center minH="60" role="status">
        <Spinner size="lg" color="accent.solid" />
        <VisuallyHidden>Loading...</VisuallyHidden>
      </Center>
    );
  }
  if (!club) {
    return (
      <>
        <PageHeader title="My Club" />
        {userType === "STUDENT" ? (
          <EmptyState
            title="No club found"
            description={`To join your club, enter the ${limits.secretCodeLength}-character code from your club head.`}
            action={<JoinClubForm />}
          />
        ) : (
          <EmptyState title="No club found" />
        )}
      </>
    );
  }
  return (
    <>
      <MyClubHeader club={club} />
      <Tabs
        label="My Club"
        items={[
          {
            value: "overview",
            label: "Overview",
            content: <MyClubOverview club={club}>{people(club.id)}</MyClubOverview>,
          },
          { value: "members", label: "Members", content: <MyClubMembers clubId={club.id} /> },
          { value: "projects", label: "Projects", content: <MyClubProjects clubId={club.id} /> },
          { value: "applications", label: "Applications", content: <MyClubApplications clubId={club.id} /> },
        ]}
      />
    </>
  );
}
