import { PageHeader } from "~/components/PageHeader";
import { Tabs } from "~/components/Tabs";
import { ClubApplications } from "~/features/applications/components/ClubApplications";
import { CreateTeamButton } from "~/features/teams/components/CreateTeamButton";
import { TeamGrid } from "~/features/teams/components/TeamGrid";
import { useTeams } from "~/features/teams/hooks/useTeams";
import { useAuth, type RouteHandle } from "~/graphql/session";

export const handle = { roles: ["CLUB_HEAD", "STUDENT"] } satisfies RouteHandle;

export const meta = () => [{ title: "Team Management | Quadwork" }];

const headWithoutTeams = {
  title: "No teams yet.",
  description: "Create a team, add students from your club, and apply to a project.",
};
const studentWithoutTeams = {
  title: "You're not on a team yet.",
  description: "Your club head can add you to one. Ask them which project would suit you.",
};

export default function TeamsPage() {
  const isClubHead = useAuth().actsAs === "CLUB_HEAD";
  const list = useTeams(isClubHead);

  if (!isClubHead) {
    return (
      <>
        <PageHeader title="Team Management" subtitle="The teams you work with." />
        <TeamGrid list={list} empty={studentWithoutTeams} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title="Team Management"
        subtitle="Your club's teams, applications and invitations."
        action={<CreateTeamButton />}
      />
      <Tabs
        label="Team Management"
        items={[
          { value: "teams", label: "Teams", content: <TeamGrid list={list} empty={headWithoutTeams} /> },
          {
            value: "applications",
            label: "Applications",
            badge: list.waiting,
            badgeLabel: "waiting for your answer",
            content: <ClubApplications />,
          },
        ]}
      />
    </>
  );
}
