import { Card, Skeleton, Stack, Text } from "@chakra-ui/react";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { Section } from "~/components/Section";
import { counted } from "~/texts/counted";
import { toasts } from "~/texts/toasts";
import { useFailedJobsQuery } from "../hooks/FailedJobs.generated";
import { useFailedMailsQuery } from "../hooks/FailedMails.generated";
import { useOpenReportCountQuery } from "../hooks/OpenReportCount.generated";
import { useWaitingDomainsQuery } from "../hooks/WaitingDomains.generated";
import { FailedJobRow } from "./FailedJobRow";
import { FailedMailRow } from "./FailedMailRow";
import { WaitingDomainRow } from "./WaitingDomainRow";

/** What waits for the operator: reports, listed in another section, domains, jobs that gave up, failed mails. */
export function WaitingSection() {
  const domains = useWaitingDomainsQuery({ fetchPolicy: "cache-and-network" });
  const jobs = useFailedJobsQuery({ fetchPolicy: "cache-and-network" });
  const mails = useFailedMailsQuery({ fetchPolicy: "cache-and-network" });
  const reports = useOpenReportCountQuery({ fetchPolicy: "cache-and-network" });
  const openReports = reports.data?.openReports.totalCount;
  const waitingDomains = domains.data?.waitingDomains;
  const [failedJobs, failedMails] = [jobs.data?.failedJobs, mails.data?.failedMails];
  const others = (waitingDomains?.totalCount ?? 0) + (failedJobs?.totalCount ?? 0) + (failedMails?.totalCount ?? 0);
  const waiting = (openReports ?? 0) + others;
  const isMissing = openReports === undefined || !waitingDomains || !failedJobs || !failedMails;
  const hasFailed = isMissing && (reports.error ?? domains.error ?? jobs.error ?? mails.error);
  const retry = () => void Promise.allSettled([reports.refetch(), domains.refetch(), jobs.refetch(), mails.refetch()]);

  return (
    <Section title="Waiting for you" action={waiting > 0 ? <Text color="fg.muted">{waiting}</Text> : null}>
      {hasFailed ? (
        <ErrorState
          title={toasts.operatorLoadFailed.description}
          onRetry={retry}
          retrying={reports.loading || domains.loading || jobs.loading || mails.loading}
        />
      ) : null}
      {isMissing && !hasFailed ? <Skeleton height="20" role="status" aria-label="Loading what waits..." /> : null}
      {!isMissing && waiting === 0 ? (
        <EmptyState
          title="Nothing waits for you."
          description="Mail goes out, no job has given up, no domain waits to be shown, and every report is answered."
        />
      ) : null}
      {!isMissing && waiting > 0 ? (
        <>
          <Card.Root>
            <Stack as="ul" gap="0" listStyleType="none" aria-label="Waiting for you">
              {openReports > 0 ? (
                <Text as="li" p="4" borderBottomWidth={others > 0 ? "1px" : "0"}>
                  {counted(openReports, "report")} to answer, listed below
                </Text>
              ) : null}
              {waitingDomains.nodes.map((each) => (
                <WaitingDomainRow key={each.id} waiting={each} />
              ))}
              {failedJobs.nodes.map((job) => (
                <FailedJobRow key={job.id} job={job} />
              ))}
              {failedMails.nodes.map((mail) => (
                <FailedMailRow key={mail.id} mail={mail} />
              ))}
            </Stack>
          </Card.Root>
          <LoadMore
            hasNextPage={waitingDomains.pageInfo.hasNextPage}
            onLoadMore={() => domains.fetchMore({ variables: { after: waitingDomains.pageInfo.endCursor } })}
            label="Load more domains"
          />
          <LoadMore
            hasNextPage={failedJobs.pageInfo.hasNextPage}
            onLoadMore={() => jobs.fetchMore({ variables: { after: failedJobs.pageInfo.endCursor } })}
            label="Load more jobs"
          />
          <LoadMore
            hasNextPage={failedMails.pageInfo.hasNextPage}
            onLoadMore={() => mails.fetchMore({ variables: { after: failedMails.pageInfo.endCursor } })}
            label="Load more mails"
          />
        </>
      ) : null}
    </Section>
  );
}
