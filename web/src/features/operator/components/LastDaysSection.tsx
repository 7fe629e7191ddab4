import { lazy, Suspense, useState } from "react";
import { Button, SimpleGrid, Skeleton } from "@chakra-ui/react";
import { ErrorState } from "~/components/ErrorState";
import { Section } from "~/components/Section";
import { counted } from "~/texts/counted";
import { toasts } from "~/texts/toasts";
import { useOperatorDaysQuery, type OperatorDaysQuery } from "../hooks/OperatorDays.generated";
import { DayChart } from "./DayChart";

const DaysTable = lazy(() => import("./DaysTable"));

type Day = OperatorDaysQuery["operatorDays"][number];

const loading = <Skeleton height="40" role="status" aria-label="Loading numbers..." />;
const sumOf = (days: readonly Day[], count: (day: Day) => number) =>
  days.reduce((total, each) => total + count(each), 0);
const eachDay = (days: readonly Day[], count: (day: Day) => number) =>
  days.map((each) => ({ day: each.day, count: count(each) }));

function Charts({ days }: { days: readonly Day[] }) {
  const signUps = [
    counted(
      sumOf(days, ({ students }) => students),
      "student",
    ),
    counted(
      sumOf(days, ({ clubHeads }) => clubHeads),
      "club head",
    ),
    counted(
      sumOf(days, ({ startups }) => startups),
      "startup",
    ),
  ];
  const invitations = sumOf(days, (day) => day.invitations);
  return (
    <SimpleGrid columns={{ base: 1, md: 3 }} gap="6">
      <DayChart
        title="Sign-ups"
        noun="sign-up"
        details={signUps.join(", ")}
        days={eachDay(days, ({ students, clubHeads, startups }) => students + clubHeads + startups)}
      />
      <DayChart title="Projects posted" noun="project" days={eachDay(days, ({ projects }) => projects)} />
      <DayChart
        title="Applications"
        noun="application"
        details={`and ${counted(invitations, "invitation")} by startups`}
        days={eachDay(days, ({ applications }) => applications)}
      />
    </SimpleGrid>
  );
}

/** Sign-ups, projects and applications of the last 30 days, as charts and as a table. */
export function LastDaysSection() {
  const { data, error, loading: isLoading, refetch } = useOperatorDaysQuery({ fetchPolicy: "cache-and-network" });
  const [isTableShown, setIsTableShown] = useState(false);
  const days = data?.operatorDays;
  return (
    <Section title="Last 30 days">
      {!days && error ? (
        <ErrorState title={toasts.operatorLoadFailed.description} onRetry={() => void refetch()} retrying={isLoading} />
      ) : null}
      {!days && !error ? loading : null}
      {days ? (
        <>
          <Charts days={days} />
          <Button
            variant="outline"
            size="sm"
            my="4"
            aria-expanded={isTableShown}
            onClick={() => setIsTableShown(!isTableShown)}
          >
            {isTableShown ? "Hide the table" : "The numbers as a table"}
          </Button>
          {isTableShown ? (
            <Suspense fallback={loading}>
              <DaysTable days={days} />
            </Suspense>
          ) : null}
        </>
      ) : null}
    </Section>
  );
}
