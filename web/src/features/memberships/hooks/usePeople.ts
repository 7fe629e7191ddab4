import { useClubPeopleQuery } from "./ClubPeople.generated";
import { useStartupPeopleQuery } from "./StartupPeople.generated";

/** The club, or startup, whose people a screen shows. */
export interface OrganisationProps {
  organisation: { kind: "club" | "startup"; id: string };
}

/** Who acts for a club or startup, who is invited to, and what the viewer can change about it. */
export function usePeople({ kind, id }: OrganisationProps["organisation"]) {
  const ofClub = useClubPeopleQuery({ variables: { id }, skip: kind !== "club" });
  const ofStartup = useStartupPeopleQuery({ variables: { id }, skip: kind !== "startup" });
  const { loading, error, refetch, fetchMore } = kind === "club" ? ofClub : ofStartup;
  const club = ofClub.data?.club;
  const startup = ofStartup.data?.startup;
  const shown = club ?? startup;
  return {
    /** Undefined while loading; null where the viewer may not see who acts. */
    people: shown && shown.people,
    invitations: shown?.membershipInvitations?.nodes ?? [],
    name: club?.clubName ?? startup?.companyName ?? "",
    viewerCanChange: club?.viewerCanChangeOfficers ?? startup?.viewerCanChangeMembers ?? false,
    officersMayAnswer: club?.officersMayAnswer ?? null,
    loading,
    error,
    refetch: () => void refetch(),
    loadMore: () => fetchMore({ variables: { after: shown?.people?.pageInfo.endCursor } }),
  };
}
