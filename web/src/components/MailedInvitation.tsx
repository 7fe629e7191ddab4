import type { ReactNode } from "react";
import { Button, Flex, Separator, Stack, Text } from "@chakra-ui/react";
import type { FormikHelpers } from "formik";
import { Link } from "react-router";
import type { RequestOptions } from "~/graphql/request-options";
import { useAuth } from "~/graphql/session";
import { useMailedLink } from "~/graphql/useMailedLink";
import type { ToastText } from "~/texts/account-toasts";
import { formatMoment } from "./dates";
import { ErrorState } from "./ErrorState";
import {
  useAnswerInvitation,
  type InvitationPreview,
  type InvitationRequests,
  type InvitedPerson,
} from "./useAnswerInvitation";

/** What an invitation is to, and what is said about it. */
export interface InvitationKind<
  Preview extends InvitationPreview,
  Values extends InvitedPerson,
> extends InvitationRequests<Values> {
  /** Path of the page that the mailed link leads to. */
  path: string;
  /** Requests the preview. */
  ask: (token: string, options: RequestOptions) => Promise<Preview>;
  /** Follows the name of who invites: " invites you to …". */
  summary: (invitation: Preview) => ReactNode;
  /** Asks those who have an account to log in. */
  logIn: string;
  acceptLabel: string;
  acceptBusy: string;
  welcome: (invitation: Preview) => ToastText;
  /** What is said after declining. */
  declined: (invitation: Preview) => string;
}

export interface MailedInvitationProps<Preview extends InvitationPreview, Values extends InvitedPerson> {
  /** From the mailed link; null without one. */
  token: string | null;
  kind: InvitationKind<Preview, Values>;
  /** The form for those without an account. */
  form: (invitation: Preview, register: (values: Values, form: FormikHelpers<Values>) => Promise<void>) => ReactNode;
}

function LinkRefused({ reason }: { reason: string }) {
  return (
    <Text role="alert" fontWeight="semibold" overflowWrap="anywhere">
      {reason}
    </Text>
  );
}

function Answers<Preview extends InvitationPreview, Values extends InvitedPerson>({
  token,
  kind,
  form,
  invitation,
  reload,
}: MailedInvitationProps<Preview, Values> & { token: string; invitation: Preview; reload: () => void }) {
  const { user, signOut } = useAuth();
  const { obstacle, hasAccount, email } = invitation;
  const { answering, declined, accept, decline, register } = useAnswerInvitation({
    ...kind,
    token,
    email,
    welcome: kind.welcome(invitation),
    reload,
  });

  if (declined) {
    return (
      <Text role="status" fontWeight="semibold" overflowWrap="anywhere">
        {kind.declined(invitation)}
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
          loadingText={kind.acceptBusy}
          onClick={() => void accept()}
        >
          {kind.acceptLabel}
        </Button>
        {declineButton}
      </Flex>
    );
  }
  if (hasAccount) {
    const here = `${kind.path}?token=${encodeURIComponent(token)}`;
    return (
      <Stack gap="5">
        <Text overflowWrap="anywhere">
          You have an account as {email}. {kind.logIn}
        </Text>
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
      {form(invitation, register)}
      <Separator />
      <Flex>{declineButton}</Flex>
    </Stack>
  );
}

function Opened<Preview extends InvitationPreview, Values extends InvitedPerson>(
  props: MailedInvitationProps<Preview, Values> & { token: string },
) {
  const { token, kind } = props;
  const { user } = useAuth();
  const { state, reload } = useMailedLink(token, user?.id ?? null, kind.ask);
  if (state.status === "loading") return <Text role="status">Loading the invitation...</Text>;
  if (state.status === "failed") return <ErrorState title={state.reason} onRetry={reload} />;
  if (state.status === "refused") return <LinkRefused reason={state.reason} />;
  const { invitation } = state;
  return (
    <Stack gap="6">
      <Stack gap="1">
        <Text fontSize="lg" overflowWrap="anywhere">
          {invitation.invitedBy ?? "A person who has since left"}
          {kind.summary(invitation)}
        </Text>
        <Text color="fg.muted">The link works until {formatMoment(invitation.expiresAt)}.</Text>
      </Stack>
      <Answers {...props} invitation={invitation} reload={reload} />
    </Stack>
  );
}

/** The page of a mailed invitation: what it is to, and what its reader may answer, with or without an account. */
export function MailedInvitation<Preview extends InvitationPreview, Values extends InvitedPerson>({
  token,
  ...props
}: MailedInvitationProps<Preview, Values>) {
  if (!token) return <LinkRefused reason="This link is incomplete." />;
  return <Opened token={token} {...props} />;
}
