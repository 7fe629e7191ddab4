import { Badge, Button, Dialog, HStack, SkeletonText, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router";
import { skipToken } from "@apollo/client/react";
import { DialogShell } from "~/components/DialogShell";
import { ErrorState } from "~/components/ErrorState";
import { PersonAvatar } from "~/components/PersonAvatar";
import { toasts } from "~/texts/toasts";
import { useTeamDetailQuery, type TeamDetailQuery } from "../hooks/TeamDetail.generated";
import { TeamFacts } from "./TeamFacts";

function Members({ team }: { team: NonNullable<TeamDetailQuery["team"]> }) {
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label="Members">
      {team.members.nodes.map(({ id, isLead, profile }) => (
        <HStack as="li" key={id} gap="3">
          <PersonAvatar name={`${profile.firstName} ${profile.lastName}`} imageUrl={profile.avatarUrl} size="xs" />
          <Text as="span">{`${profile.firstName} ${profile.lastName}`}</Text>
          {isLead ? <Badge>Team Lead</Badge> : null}
        </HStack>
      ))}
    </Stack>
  );
}

export interface TeamDetailsDialogProps {
  /** The team to show; null while the dialog is closed. */
  teamId: string | null;
  onClose: () => void;
}

/** A team's summary, without leaving the list. */
export function TeamDetailsDialog({ teamId, onClose }: TeamDetailsDialogProps) {
  const { data, loading, error, refetch } = useTeamDetailQuery(teamId ? { variables: { id: teamId } } : skipToken);
  const team = data?.team;
  return (
    <DialogShell open={teamId !== null} onClose={onClose} title="Team Details" description={team?.teamName} size="lg">
      <Dialog.Body>
        {team ? (
          <Stack gap="6">
            <TeamFacts team={team} />
            <Members team={team} />
          </Stack>
        ) : loading ? (
          <SkeletonText noOfLines={5} role="status" aria-label="Loading team..." />
        ) : (
          <ErrorState title={toasts.teamsLoadFailed.description} onRetry={error ? () => void refetch() : undefined} />
        )}
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        {team ? (
          <Button asChild colorPalette="accent">
            <Link to={`/dashboard/teams/${team.id}`}>Open Team</Link>
          </Button>
        ) : null}
      </Dialog.Footer>
    </DialogShell>
  );
}
