import { Skeleton, SkeletonText, Stack } from "@chakra-ui/react";
import { ErrorState } from "~/components/ErrorState";
import { PageHeader } from "~/components/PageHeader";
import { ApiAccessCard } from "~/features/access-tokens/components/ApiAccessCard";
import { AccountSection } from "~/features/account/components/AccountSection";
import { PasswordCard } from "~/features/account/components/PasswordCard";
import { ActivityCard } from "~/features/audit-log/components/ActivityCard";
import { CalendarCard } from "~/features/calendar/components/CalendarCard";
import { HandoverSection } from "~/features/memberships/components/HandoverSection";
import { PeopleCard } from "~/features/memberships/components/PeopleCard";
import { DataCard } from "~/features/personal-data/components/DataCard";
import { DeletionCard } from "~/features/personal-data/components/DeletionCard";
import { MyProfile } from "~/features/profile/components/MyProfile";
import { SentReportsCard } from "~/features/reports/components/SentReportsCard";
import { SecondFactorCard } from "~/features/second-factor/components/SecondFactorCard";
import { SessionsCard } from "~/features/sessions/components/SessionsCard";
import { VerificationCard } from "~/features/verification/components/VerificationCard";
import { WebhooksCard } from "~/features/webhooks/components/WebhooksCard";
import { toasts } from "~/texts/toasts";
import { useProfilePageQuery } from "./ProfilePage.generated";

export const meta = () => [{ title: "My Profile | Quadwork" }];

/**
 * Loads everything that the page shows in one request; its cards read their part from the cache and send requests only
 * after a change.
 */
export default function ProfilePage() {
  const { data, loading, error, refetch } = useProfilePageQuery({ fetchPolicy: "cache-and-network" });

  if (data) {
    const { startup } = data.me;
    return (
      <MyProfile profile={data.me}>
        {startup ? (
          <Stack maxW="3xl" mt="10" gap="10">
            <VerificationCard organisation={{ kind: "startup", id: startup.id }} />
            <PeopleCard organisation={{ kind: "startup", id: startup.id }}>
              <HandoverSection />
            </PeopleCard>
          </Stack>
        ) : null}
        <AccountSection>
          <PasswordCard />
          <SecondFactorCard />
          <CalendarCard />
          <ApiAccessCard />
          <WebhooksCard />
          <ActivityCard />
          <SentReportsCard />
          <SessionsCard />
          <DataCard />
          <DeletionCard />
        </AccountSection>
      </MyProfile>
    );
  }
  return (
    <>
      <PageHeader title="My Profile" />
      {loading && !error ? (
        <Stack gap="5" maxW="3xl" role="status" aria-label="Loading profile...">
          <Skeleton height="28" />
          <SkeletonText noOfLines={5} />
        </Stack>
      ) : (
        <ErrorState title={toasts.profileLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />
      )}
    </>
  );
}
