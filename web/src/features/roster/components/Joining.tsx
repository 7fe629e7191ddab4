import { Button, Flex, Separator, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router";
import { formatMoment } from "~/components/dates";
import { ErrorState } from "~/components/ErrorState";
import { request } from "~/graphql/request";
import { useAuth } from "~/graphql/session";
import { useMailedLink } from "~/graphql/useMailedLink";
import { RosterInvitationDocument } from "../hooks/RosterInvitation.generated";
import { useAnswerRosterInvitation, type RosterInvitationPreview } from "../hooks/useAnswerRosterInvitation";
import { InvitedStudentForm, type StudentFormParts } from "./InvitedStudentForm";

function LinkRefused({ reason }: { reason: string }) {
  return (
    <Text role="alert" fontWeight="semibold" overflowWrap="anywhere">
      {reason}
    </Text>
  );
}

/** Who invites, into which club. */
function Summary({
  invitation: { clubName, collegeName, invitedBy, expiresAt },
}: {
  invitation: RosterInvitationPreview;
}) {
  return (
    <Stack gap="1">
      <Text fontSize="lg">
        {invitedBy ?? "A person who has since left"} invites you to join{" "}
        <Text as="strong" dir="auto" fontWeight="semibold" overflowWrap="anywhere">
          {clubName}
        </Text>{" "}
        ({collegeName}) as a student.
      </Text>
      <Text color="fg.muted">The link works until {formatMoment(expiresAt)}.</Text>
    </Stack>
  );
}

interface AnswersProps extends StudentFormParts {
  token: string;
  invitation: RosterInvitationPreview;
  reload: () => void;
}

function Answers({ token, invitation, reload, ...parts }: AnswersProps) {
  const { user, signOut } = useAuth();
  const { answering, declined, accept, decline, register } = useAnswerRosterInvitation(token, invitation, reload);
  const here = `/join?token=${encodeURIComponent(token)}`;
  const { obstacle, hasAccount, email } = invitation;

  if (declined) {
    return (
      <Text role="status" fontWeight="semibold">
        You declined the invitation. {invitation.clubName} will not invite you again for now.
      </Text>
    );
  }
  const declineButton = (
    <Button
      size="lg"
      variant="outline"
      disabled={answering !== null}
      loading={answering === "decline"}
      loadingText="Declining..."
      onClick={() => void decline()}
    >
      Decline
    </Button>
  );
  if (user && obstacle) {
    return (
      <Stack gap="5">
        <LinkRefused reason={obstacle} />
        <Flex gap="3" wrap="wrap">
          <Button size="lg" colorPalette="accent" onClick={() => void signOut().catch(() => undefined)}>
            Log out
          </Button>
          {declineButton}
        </Flex>
      </Stack>
    );
  }
  if (user) {
    return (
      <Flex gap="3" wrap="wrap">
        <Button
          size="lg"
          colorPalette="accent"
          disabled={answering !== null}
          loading={answering === "accept"}
          loadingText="Joining..."
          onClick={() => void accept()}
        >
          Join the club
        </Button>
        {declineButton}
      </Flex>
    );
  }
  if (hasAccount) {
    return (
      <Stack gap="5">
        <Text overflowWrap="anywhere">You have an account as {email}. Log in to join.</Text>
        <Flex gap="3" wrap="wrap">
          <Button asChild size="lg" colorPalette="accent">
            <Link to={`/login?next=${encodeURIComponent(here)}`}>Log in</Link>
          </Button>
          {declineButton}
        </Flex>
      </Stack>
    );
  }
  return (
    <Stack gap="6">
      <InvitedStudentForm invitation={invitation} onSubmit={register} {...parts} />
      <Separator />
      <Flex>{declineButton}</Flex>
    </Stack>
  );
}

function Opened({ token, ...parts }: StudentFormParts & { token: string }) {
  const { user } = useAuth();
  const { state, reload } = useMailedLink(
    token,
    user?.id ?? null,
    async (ofLink, options) => (await request(RosterInvitationDocument, { token: ofLink }, options)).rosterInvitation,
  );
  if (state.status === "loading") return <Text role="status">Loading the invitation...</Text>;
  if (state.status === "failed") return <ErrorState title={state.reason} onRetry={reload} />;
  if (state.status === "refused") return <LinkRefused reason={state.reason} />;
  return (
    <Stack gap="6">
      <Summary invitation={state.invitation} />
      <Answers token={token} invitation={state.invitation} reload={reload} {...parts} />
    </Stack>
  );
}

/** An invitation to join a club as a student. `token` comes from the mailed link; null without one. */
export function Joining({ token, ...parts }: StudentFormParts & { token: string | null }) {
  if (!token) return <LinkRefused reason="This link is incomplete." />;
  return <Opened token={token} {...parts} />;
}
