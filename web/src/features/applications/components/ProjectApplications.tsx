import { useEffect, useId, useRef } from "react";
import { Box, Button, Card, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";
import { Link, useLocation } from "react-router";
import { counted } from "~/texts/counted";
import { addressOf, receivedApplications } from "./ApplicationList";
import { ApplicationRow } from "./ApplicationRow";
import type { ProjectApplications_ProjectFragment } from "./ProjectApplications.generated";
import { RejectOthersOffer } from "./RejectOthersOffer";

/** The address fragment of the project page's applications section. */
const anchor = "applications";

function summary(waiting: number, total: number): string {
  if (waiting > 0) return `${counted(waiting, "application")} to review`;
  return total > 0
    ? `${counted(total, "application")}, none waiting for your answer.`
    : "No applications received yet.";
}

/** For the owner: the project's pending applications, newest first, with links to answer them. */
export function ProjectApplications({ project }: { project: ProjectApplications_ProjectFragment }) {
  const headingId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${anchor}`) panel.current?.scrollIntoView({ block: "nearest" });
  }, [hash]);
  const { received, waiting } = project;
  const applications = received?.nodes ?? [];
  const total = received?.totalCount ?? 0;
  const first = applications.find(({ status, initiatedBy }) => status === "PENDING" && initiatedBy === "CLUB");
  if (project.status !== "OPEN") return <RejectOthersOffer project={project} />;
  return (
    <Card.Root as="section" ref={panel} id={anchor} aria-labelledby={headingId}>
      <Card.Body gap="3">
        <Flex justify="space-between" align="center" gap="3" wrap="wrap">
          <Stack gap="0">
            <Heading as="h2" size="md" id={headingId}>
              Applications
            </Heading>
            <Text color="fg.muted">{summary(waiting?.totalCount ?? 0, total)}</Text>
          </Stack>
          {first ? (
            <Button asChild size="sm" colorPalette="accent">
              <Link to={addressOf(first.id)}>Review Applications</Link>
            </Button>
          ) : null}
        </Flex>
        {total > 0 ? (
          <Box as="ul" listStyleType="none" mx="-2">
            {applications.map((application) => (
              <Box as="li" key={application.id} borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
                <ApplicationRow application={application} />
              </Box>
            ))}
          </Box>
        ) : (
          <Text textStyle="sm">Clubs can find this project under open projects. You can also invite a club.</Text>
        )}
        {total > applications.length ? (
          <Button asChild variant="ghost" size="sm" alignSelf="flex-start" ms="-3">
            <Link to={receivedApplications}>
              {`All ${total} applications`}
              <ArrowRight size={16} aria-hidden />
            </Link>
          </Button>
        ) : null}
      </Card.Body>
    </Card.Root>
  );
}
