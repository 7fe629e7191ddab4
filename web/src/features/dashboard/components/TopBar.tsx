import { Box, Flex, HStack } from "@chakra-ui/react";
import { SearchInput } from "~/components/SearchInput";
import type { SessionUser } from "~/graphql/session";
import { AccountMenu } from "./AccountMenu";
import { NavigationDrawer } from "./NavigationDrawer";
import { NotificationsMenu } from "./NotificationsMenu";

/** Search box, notifications and account, above every page of the dashboard. */
export function TopBar({ user }: { user: SessionUser }) {
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="docked"
      align="center"
      gap="3"
      h="16"
      px={{ base: "3", md: "6" }}
      bg="bg"
      borderBottomWidth="1px"
    >
      <NavigationDrawer user={user} />
      <Box asChild flex="1" maxW="md">
        {/* The specification includes this box without behaviour. */}
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <SearchInput name="search" aria-label="Search" placeholder="Search..." autoComplete="off" />
        </form>
      </Box>
      <HStack gap="1" ms="auto">
        <NotificationsMenu />
        <AccountMenu user={user} />
      </HStack>
    </Flex>
  );
}
