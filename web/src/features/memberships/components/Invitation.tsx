import { Button, Flex, Separator, Stack, Text } from "@chakra-ui/react";
import { membershipRoleLabels } from "@quadwork/server/contract";
import { Link } from "react-router";
import { formatMoment } from "~/components/dates";
import { ErrorState } from "~/components/ErrorState";
import { useAuth } from "~/graphql/session";
import { useAnswerInvitation } from "../hooks/useAnswerInvitation";
import { useInvitation, type InvitationPreview } from "../hooks/useInvitation";
import { InvitedForm, type InvitedFormProps } from "./InvitedForm";

type Parts = Pick<InvitedFormProps, "TermsField">;

function LinkRefused({ reason }: { reason: string }) {
  return (
    <Text role="alert" fontWeight="semibold">
      {reason}
    </Text>
  );
}

/** Who invites, into what, as what. */
function Summary({ invitation }: { invitation: InvitationPreview }) {
  const { organisationName, collegeName, role, invitedBy, expiresAt } = invitation;
  const label = membershipRoleLabels[role].toLowerCase();
  return (
    <Stack gap="1">
      <Text fontSize="lg">
        {invitedBy ?? "A person who has since left"} invites you to act for{" "}
        <Text as="strong" dir="auto" fontWeight="semibold" overflowWrap="anywhere">
          {organisationName}
        </Text>
        {collegeName ? ` (${collegeName})` : ""}, as {role === "OFFICER" ? "an" : "a"} {label}.
      </Text>
      <Text color="fg.muted">The link works until {formatMoment(expiresAt)}.</Text>
    </Stack>
  );
}

interface AnswersProps extends Parts {
  token: string;
  invitation: InvitationPreview;
  reload: () => void;
}

function Answers({ token, invitation, reload, TermsField }: AnswersProps) {
  const { user, signOut } = useAuth();
  const { answering, declined, accept, decline, register } = useAnswerInvitation(token, invitation, reload);
  const here = `/invitation?token=${encodeURIComponent(token)}`;
  const { obstacle, hasAccount, email } = invitation;

  if (declined) {
    return (
      <Text role="status" fontWeight="semibold">
        You declined the invitation. We have told {invitation.organisationName}.
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
        <Text role="alert" fontWeight="semibold" overflowWrap="anywhere">
          {obstacle}
        </Text>
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
          loadingText="Accepting..."
          onClick={() => void accept()}
        >
          Accept
        </Button>
        {declineButton}
      </Flex>
    );
  }
  if (hasAccount) {
    return (
      <Stack gap="5">
        <Text overflowWrap="anywhere">You have an account as {email}. Log in to accept.</Text>
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
      <InvitedForm email={email} onSubmit={register} TermsField={TermsField} />
      <Separator />
      <Flex>{declineButton}</Flex>
    </Stack>
  );
}

function Opened({ token, TermsField }: Parts & { token: string }) {
  const { user } = useAuth();
  const { state, reload } = useInvitation(token, user?.id ?? null);
  if (state.status === "loading") return <Text role="status">Loading the invitation...</Text>;
  if (state.status === "failed") return <ErrorState title={state.reason} onRetry={reload} />;
  if (state.status === "refused") return <LinkRefused reason={state.reason} />;
  return (
    <Stack gap="6">
      <Summary invitation={state.invitation} />
      <Answers token={token} invitation={state.invitation} reload={reload} TermsField={TermsField} />
    </Stack>
  );
}

/** An invitation to act for a club or startup. `token` comes from the mailed link; null without one. */
export function Invitation({ token, TermsField }: Parts & { token: string | null }) {
  if (!token) return <LinkRefused reason="This link is incomplete." />;
  return <Opened token={token} TermsField={TermsField} />;
}
