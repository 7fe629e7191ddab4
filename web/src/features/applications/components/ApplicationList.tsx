import { Badge, Box, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { ApplicationStatusBadge } from "~/components/ApplicationStatusBadge";
import { formatDate } from "~/components/dates";
import { PersonAvatar } from "~/components/PersonAvatar";
import { Link, useLocation } from "react-router";
import type { ApplicationListItem_ApplicationFragment } from "./ApplicationListItem.generated";

/** The query parameter that names the open application. */
export const selectionParameter = "application";

export interface ApplicationListProps {
  applications: readonly ApplicationListItem_ApplicationFragment[];
  selectedId: string | null;
}

/** The left list: who applied to what, and where it stands. Choosing one changes the address. */
export function ApplicationList({ applications, selectedId }: ApplicationListProps) {
  const { pathname } = useLocation();
  return (
    <Stack as="ul" listStyleType="none" gap="2" aria-label="Applications">
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
              >
                <HStack gap="3" align="flex-start">
                  <PersonAvatar name={application.club.clubName} imageUrl={application.club.logoUrl} shape="rounded" />
                  <Stack gap="1" flex="1" minW="0">
                    <Flex justify="space-between" gap="2" align="flex-start">
                      <Text fontWeight="medium" truncate>
                        {application.club.clubName}
                      </Text>
                      <ApplicationStatusBadge status={application.status} />
                    </Flex>
                    <Text textStyle="sm" truncate>
                      {application.project.title}
                    </Text>
                    <HStack gap="2" textStyle="sm" color="fg.muted">
                      <Text as="span">{formatDate(application.createdAt)}</Text>
                      {application.initiatedBy === "STARTUP" ? <Badge variant="outline">Invited</Badge> : null}
                    </HStack>
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
