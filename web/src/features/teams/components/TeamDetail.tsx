import { Box, Button, Card, Skeleton, SkeletonText, Stack } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { PageHeader } from "~/components/PageHeader";
import { Section } from "~/components/Section";
import { toasts } from "~/texts/toasts";
import { useTeamDetailQuery } from "../hooks/TeamDetail.generated";
import { AddTeamMemberButton } from "./AddTeamMemberButton";
import { DeleteTeamButton } from "./DeleteTeamButton";
import { EditTeamButton } from "./EditTeamButton";
import { ReturnToApplication } from "./ReturnToApplication";
import { TeamFacts } from "./TeamFacts";
import { TeamMembersTable } from "./TeamMembersTable";

/** One team: its facts and members, with the club head's actions. */
export function TeamDetail({ id }: { id: string }) {
  const navigate = useNavigate();
  const { data, loading, error, refetch } = useTeamDetailQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const team = data?.team;

  if (error && !team)
    return <ErrorState title={toasts.teamsLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />;
  if (!team && loading) {
    return (
      <Stack gap="6" role="status" aria-label="Loading team...">
        <Skeleton height="10" width="40%" />
        <SkeletonText noOfLines={4} />
        <Skeleton height="40" />
      </Stack>
    );
  }
  if (!team) {
    return (
      <EmptyState
        title="Team Not Found"
        description="It may have been deleted, or you may not be a member."
        action={
          <Button asChild variant="outline">
            <Link to="/dashboard/teams">All Teams</Link>
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Button asChild variant="ghost" size="sm" mb="3" ms="-3">
        <Link to="/dashboard/teams">
          <ArrowLeft size={16} aria-hidden />
          All Teams
        </Link>
      </Button>
      <PageHeader
        title={team.teamName}
        action={
          <>
            {team.viewerCanUpdate ? <EditTeamButton team={team} /> : null}
            {team.viewerCanAddMember ? <AddTeamMemberButton teamId={team.id} teamName={team.teamName} /> : null}
            <ReturnToApplication teamId={team.id} />
          </>
        }
      />
      <Stack gap="8">
        <Section title="Team Details">
          <Card.Root size="sm">
            <Card.Body>
              <TeamFacts team={team} />
            </Card.Body>
          </Card.Root>
        </Section>
        <Section title="Members">
          <TeamMembersTable team={team} />
        </Section>
        {team.viewerCanDelete ? (
          <Box>
            <DeleteTeamButton
              teamId={team.id}
              teamName={team.teamName}
              onDeleted={() => void navigate("/dashboard/teams", { replace: true })}
            />
          </Box>
        ) : null}
      </Stack>
    </>
  );
}
