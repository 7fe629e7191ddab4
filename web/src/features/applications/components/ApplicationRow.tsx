import { Box, Flex, HStack, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router";
import { ApplicationStatusBadge } from "~/components/ApplicationStatusBadge";
import { formatDate } from "~/components/dates";
import { PersonAvatar } from "~/components/PersonAvatar";
import { addressOf } from "./ApplicationList";
import type { ApplicationRow_ApplicationFragment } from "./ApplicationRow.generated";

/** One application to a project, as a link to the page where it is answered. */
export function ApplicationRow({ application }: { application: ApplicationRow_ApplicationFragment }) {
  const { club, status } = application;
  const since = `${application.initiatedBy === "STARTUP" ? "Invited" : "Applied"} ${formatDate(application.createdAt)}`;
  return (
    <Box asChild display="block" py="3" px="2" rounded="l2" _hover={{ bg: "bg.subtle" }} focusVisibleRing="outside">
      <Link to={addressOf(application.id)}>
        <HStack gap="3">
          <PersonAvatar name={club.clubName} imageUrl={club.logoUrl} shape="rounded" />
          <Stack gap="0" flex="1" minW="0">
            <Text dir="auto" fontWeight="medium" truncate>
              {club.clubName}
            </Text>
            <Text dir="auto" textStyle="sm" color="fg.muted" truncate>{`${club.collegeName} · ${since}`}</Text>
          </Stack>
          <Flex flexShrink="0">
            <ApplicationStatusBadge status={status} />
          </Flex>
        </HStack>
      </Link>
    </Box>
  );
}
