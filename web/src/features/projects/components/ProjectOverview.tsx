import type { ReactNode } from "react";
import { Box, Card, Grid, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import { industryLabels } from "@quadwork/server/contract";
import { ExternalLink } from "~/components/ExternalLink";
import { PersonAvatar } from "~/components/PersonAvatar";
import { SkillTags } from "~/components/SkillTags";
import { VerificationBadge } from "~/components/VerificationBadge";
import { projectFacts } from "../project-facts";
import { FactCard } from "./FactCard";
import type { ProjectOverview_ProjectFragment } from "./ProjectOverview.generated";

export interface ProjectOverviewProps {
  project: ProjectOverview_ProjectFragment;
  /** Shown first for the owner, in place of the company. */
  applications: ReactNode | null;
}

/** The project's company, description, timeline and team requirements. */
export function ProjectOverview({ project, applications }: ProjectOverviewProps) {
  const { startup } = project;
  const { startDate, endDate, duration, ...others } = projectFacts(project);
  const company = (
    <Card.Root>
      <Card.Body gap="4">
        <Heading as="h2" size="md">
          About the Company
        </Heading>
        <HStack gap="4" align="flex-start">
          <PersonAvatar name={startup.companyName} imageUrl={startup.logoUrl} shape="rounded" size="lg" />
          <Box minW="0">
            <Text fontWeight="semibold">{startup.companyName}</Text>
            <Text textStyle="sm" color="fg.muted">
              {industryLabels[startup.industry]}
            </Text>
            {startup.website ? <ExternalLink href={startup.website}>Visit website</ExternalLink> : null}
            <VerificationBadge verification={startup.verification} mt="1" />
          </Box>
        </HStack>
        {startup.description ? (
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {startup.description}
          </Text>
        ) : null}
      </Card.Body>
    </Card.Root>
  );
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" }} gap="6" alignItems="start">
      <Stack gap="6">
        {applications ?? company}
        <Card.Root>
          <Card.Body gap="4">
            <Heading as="h2" size="md">
              Project Description
            </Heading>
            <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" maxW="72ch">
              {project.description}
            </Text>
            <Heading as="h3" size="sm">
              Required Skills
            </Heading>
            <SkillTags skills={project.skills} max={project.skills.length} />
          </Card.Body>
        </Card.Root>
        {applications ? company : null}
      </Stack>
      <Stack gap="6">
        <FactCard title="Timeline" facts={[startDate, endDate, duration]} />
        <FactCard title="Team Requirements" facts={Object.values(others)} />
      </Stack>
    </Grid>
  );
}
