import { useClubVerificationQuery } from "./ClubVerification.generated";
import { useStartupVerificationQuery } from "./StartupVerification.generated";

/** The club, or startup, whose verification a screen shows. */
export interface OrganisationProps {
  organisation: { kind: "club" | "startup"; id: string };
}

/** What is known about the domain of a club or startup, and what the viewer can do about it. */
export function useVerification({ kind, id }: OrganisationProps["organisation"]) {
  const ofClub = useClubVerificationQuery({ variables: { id }, skip: kind !== "club" });
  const ofStartup = useStartupVerificationQuery({ variables: { id }, skip: kind !== "startup" });
  const { loading, error, refetch } = kind === "club" ? ofClub : ofStartup;
  const shown = ofClub.data?.club ?? ofStartup.data?.startup;
  return {
    /** Undefined while loading. */
    shown,
    /** Null for clubs, and for startups without one. */
    website: ofStartup.data?.startup?.website ?? null,
    loading,
    error,
    refetch: () => void refetch(),
  };
}
