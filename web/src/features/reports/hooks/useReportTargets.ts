import { skipToken } from "@apollo/client/react";
import { useAuth } from "~/graphql/session";
import type { ReportTarget } from "~/graphql/types.generated";
import { useReportTargetsOfApplicationQuery } from "./ReportTargetsOfApplication.generated";
import { useReportTargetsOfClubQuery } from "./ReportTargetsOfClub.generated";
import { useReportTargetsOfProjectQuery } from "./ReportTargetsOfProject.generated";
import { useReportTargetsOfTeamQuery } from "./ReportTargetsOfTeam.generated";

/** The page that somebody reports something of. */
export interface ReportedPage {
  kind: "project" | "application" | "team" | "club";
  id: string;
}

/** Something that can be reported. */
export interface Target {
  type: ReportTarget;
  id: string;
  name: string;
}

interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

const personOf = ({ id, firstName, lastName }: Person): Target => ({
  type: "PERSON",
  id,
  name: `${firstName} ${lastName}`,
});
const clubOf = ({ id, clubName }: { id: string; clubName: string }): Target => ({ type: "CLUB", id, name: clubName });

const once = (targets: Target[]) => [...new Map(targets.map((target) => [target.id, target])).values()];

/** What of a page can be reported: what belongs to others. Loaded when asked for; null until then. */
export function useReportTargets({ kind, id }: ReportedPage) {
  const { user } = useAuth();
  const of = (wanted: ReportedPage["kind"]) => (kind === wanted ? { variables: { id } } : skipToken);
  const ofProject = useReportTargetsOfProjectQuery(of("project"));
  const ofApplication = useReportTargetsOfApplicationQuery(of("application"));
  const ofTeam = useReportTargetsOfTeamQuery(of("team"));
  const ofClub = useReportTargetsOfClubQuery(of("club"));

  const { project } = ofProject.data ?? {};
  const application = ofApplication.data?.application;
  const team = project?.team ?? ofTeam.data?.team;
  const members = (team ?? application?.team)?.members.nodes ?? [];
  const club = ofClub.data?.club;
  const targets = once([
    ...(project && !project.viewerIsOwner
      ? [
          { type: "PROJECT" as const, id: project.id, name: project.title },
          { type: "STARTUP" as const, id: project.startup.id, name: project.startup.companyName },
        ]
      : []),
    ...(application ? [clubOf(application.club)] : []),
    ...(team ? [clubOf(team.club)] : []),
    ...members.map(({ profile }) => personOf(profile)),
    ...(club ? [clubOf(club), personOf(club.head), ...(club.members?.nodes ?? []).map(personOf)] : []),
  ]).filter((target) => target.id !== user?.id);
  const asked = { project: ofProject, application: ofApplication, team: ofTeam, club: ofClub }[kind];
  return { targets: asked.data ? targets : null, error: asked.error, refetch: () => void asked.refetch() };
}
