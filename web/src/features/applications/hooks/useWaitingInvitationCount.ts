import { useWaitingInvitationsQuery } from "./WaitingInvitations.generated";

/** How many applications wait for this club head's answer; zero until that is known, and for everybody else. */
export function useWaitingInvitationCount(isClubHead: boolean): number {
  const { data } = useWaitingInvitationsQuery({ skip: !isClubHead, fetchPolicy: "cache-and-network" });
  return data?.applications.totalCount ?? 0;
}
