import { Badge, Box, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { ApplicationStatusBadge } from "~/components/ApplicationStatusBadge";
import { formatDate } from "~/components/dates";
import { PersonAvatar } from "~/components/PersonAvatar";
import { VerificationBadge } from "~/components/VerificationBadge";
import { useRovingFocus } from "~/components/useRovingFocus";
import { Link, useLocation } from "react-router";
import type { ApplicationListItem_ApplicationFragment } from "./ApplicationListItem.generated";

/** The query parameter that names the open application. */
export const selectionParameter = "application";

/** The page with all applications to a startup's projects. */
export const receivedApplications = "/dashboard/applications";

/** The page where a startup reads and answers this application. */
export const addressOf = (applicationId: string) => `${receivedApplications}?${selectionParameter}=${applicationId}`;

export interface ApplicationListProps {
  applications: readonly ApplicationListItem_ApplicationFragment[];
  selectedId: string | null;
}

/** The left list: club, project and status of each application. Choosing one changes the address. */
export function ApplicationList({ applications, selectedId }: ApplicationListProps) {
  const { pathname } = useLocation();
  const { list, entry } = useRovingFocus(
    applications.map(({ id }) => id),
    selectedId,
  );
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label="Applications" {...list}>
      {applications.map((application) => {
        const selected = application.id === selectedId;
        return (
          <li key={application.id}>
            <Box
              asChild
              display="block"
              p="4"
              borderWidth="1px"
              rounded="l3"
              bg={selected ? "accent.subtle" : "bg.panel"}
              borderColor={selected ? "accent.border" : "border"}
              _hover={{ borderColor: "accent.border" }}
              focusVisibleRing="outside"
            >
              <Link
                to={`${pathname}?${selectionParameter}=${application.id}`}
                preventScrollReset
                aria-current={selected ? "true" : undefined}
                {...entry(application.id)}
              >
                <HStack gap="3" align="flex-start">
                  <PersonAvatar name={application.club.clubName} imageUrl={application.club.logoUrl} shape="rounded" />
                  <Stack gap="1" flex="1" minW="0">
                    <Flex justify="space-between" gap="2" align="flex-start">
                      <Text dir="auto" fontWeight="medium" truncate>
                        {application.club.clubName}
                      </Text>
                      <ApplicationStatusBadge status={application.status} />
                    </Flex>
                    <Text dir="auto" textStyle="sm" truncate>
                      {application.project.title}
                    </Text>
                    <HStack gap="2" textStyle="sm" color="fg.muted">
                      <Text as="span">{formatDate(application.createdAt)}</Text>
                      {application.initiatedBy === "STARTUP" ? <Badge variant="outline">Invited</Badge> : null}
                    </HStack>
                    <VerificationBadge short verification={application.club.verification} />
                  </Stack>
                </HStack>
              </Link>
            </Box>
          </li>
        );
      })}
    </Stack>
  );
}
