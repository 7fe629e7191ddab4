import { lazy, useState, type ReactNode } from "react";
import { Button, Skeleton, Stack, Text } from "@chakra-ui/react";
import { UserPlus } from "lucide-react";
import { ErrorState } from "~/components/ErrorState";
import { LazyDialog } from "~/components/LazyDialog";
import { LoadMore } from "~/components/LoadMore";
import { Section } from "~/components/Section";
import { toasts } from "~/texts/toasts";
import { usePeople, type OrganisationProps } from "../hooks/usePeople";
import { OfficersNote } from "./OfficersNote";
import { PendingInvitations } from "./PendingInvitations";
import { PeopleList } from "./PeopleList";

const InvitePersonDialog = lazy(() => import("./InvitePersonDialog"));

export interface PeopleCardProps extends OrganisationProps {
  /** Shown below the people, such as a handover. */
  children?: ReactNode;
}

/** Who acts for a club or startup, and who is invited to. The head or owner invites and takes out. */
export function PeopleCard({ organisation, children }: PeopleCardProps) {
  const [inviting, setInviting] = useState(false);
  const people = usePeople(organisation);
  const { kind } = organisation;

  // Who may not see the people, a student without a club for example, needs no empty card.
  if (people.people === null) return null;
  return (
    <Section
      title="People"
      action={
        people.viewerCanChange ? (
          <Button size="sm" variant="outline" onClick={() => setInviting(true)}>
            <UserPlus size={16} aria-hidden />
            Invite
          </Button>
        ) : null
      }
    >
      <Stack gap="4">
        <Text color="fg.muted" mt="-2">
          Who acts for the {kind}.
        </Text>
        {!people.people && people.loading && !people.error ? (
          <Skeleton height="20" role="status" aria-label="Loading people..." />
        ) : null}
        {!people.people && people.error ? (
          <ErrorState title={toasts.peopleLoadFailed.description} onRetry={people.refetch} retrying={people.loading} />
        ) : null}
        {people.people ? (
          <>
            <PeopleList people={people.people.nodes} organisationName={people.name} />
            <LoadMore hasNextPage={people.people.pageInfo.hasNextPage} onLoadMore={people.loadMore} />
            {people.viewerCanChange ? <PendingInvitations invitations={people.invitations} /> : null}
            {people.viewerCanChange && people.officersMayAnswer !== null ? (
              <OfficersNote mayAnswer={people.officersMayAnswer} />
            ) : null}
            {children}
          </>
        ) : null}
      </Stack>
      <LazyDialog open={inviting}>
        <InvitePersonDialog kind={kind} open={inviting} onClose={() => setInviting(false)} />
      </LazyDialog>
    </Section>
  );
}
