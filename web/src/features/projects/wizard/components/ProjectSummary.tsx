import { Card, Stack, Text } from "@chakra-ui/react";
import { Facts } from "~/components/Facts";
import { projectFacts } from "../../project-facts";
import type { ProjectFormValues } from "../../project-form";

/** A short summary of step two, without skills and dates. */
export function ProjectSummary({ details }: { details: ProjectFormValues }) {
  const { startDate, endDate, category, duration, ...others } = projectFacts(details);

  return (
    <Card.Root size="sm">
      <Card.Body>
        <Stack gap="4">
          <Card.Title dir="auto" as="h3" overflowWrap="anywhere">
            {details.title}
          </Card.Title>
          <Text dir="auto" color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
            {details.description}
          </Text>
          <Facts
            facts={[category, duration, ...Object.values(others)]}
            columns={{ base: "1fr 1fr", md: "repeat(4, 1fr)" }}
          />
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}
