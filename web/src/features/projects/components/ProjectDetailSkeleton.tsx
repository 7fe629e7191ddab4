import {
  Card,
  Flex,
  Grid,
  Heading,
  HStack,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
  VisuallyHidden,
} from "@chakra-ui/react";
import { PageHeader } from "~/components/PageHeader";
import { ProjectStatusBadge } from "~/components/ProjectStatusBadge";
import { SkillTags } from "~/components/SkillTags";
import { useKnownProject } from "../hooks/useKnownProject";
import { BackButton } from "./BackButton";

/** A loading project: the facts already known from a list, and placeholders for the rest. */
export function ProjectDetailSkeleton({ id }: { id: string }) {
  const { title, description, skills, status, startup } = useKnownProject(id);
  return (
    <>
      <BackButton />
      <VisuallyHidden role="status">Loading project...</VisuallyHidden>
      <Flex mt="3" direction="column">
        <PageHeader
          title={title ?? "Loading project..."}
          subtitle={
            <HStack as="span" gap="3" wrap="wrap">
              {startup?.companyName ? (
                <Text as="span">{startup.companyName}</Text>
              ) : (
                <Skeleton as="span" display="inline-block" height="5" width="40" />
              )}
              {status ? <ProjectStatusBadge status={status} /> : null}
            </HStack>
          }
        />
      </Flex>
      <Skeleton height="10" mb="6" maxW="80" />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 1fr)" }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="6">
          <Skeleton height="40" rounded="l3" />
          <Card.Root>
            <Card.Body gap="4">
              <Heading as="h2" size="md">
                Project Description
              </Heading>
              {description ? (
                <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" maxW="72ch">
                  {description}
                </Text>
              ) : (
                <SkeletonText noOfLines={5} />
              )}
              {skills ? <SkillTags skills={skills.filter((skill) => skill !== undefined)} max={skills.length} /> : null}
            </Card.Body>
          </Card.Root>
        </Stack>
        <Stack gap="6">
          <Skeleton height="44" rounded="l3" />
          <Skeleton height="44" rounded="l3" />
        </Stack>
      </Grid>
    </>
  );
}
