import type { ReactNode } from "react";
import { Box, Flex, SkipNavContent, SkipNavLink } from "@chakra-ui/react";
import { Link } from "react-router";
import { useAuth } from "~/graphql/session";
import { useLiveUpdates } from "../hooks/useLiveUpdates";
import { Brand } from "./Brand";
import { NavigationLinks } from "./NavigationLinks";
import { TopBar } from "./TopBar";

/** The layout of every signed-in page: sidebar, top bar, and content up to 1200 px wide. */
export function DashboardShell({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  useLiveUpdates();
  if (!user) return null;
  return (
    <Flex minH="100dvh">
      <SkipNavLink>Skip to content</SkipNavLink>
      <Box as="aside" aria-label="Sidebar" hideBelow="md" w="60" flexShrink="0" borderEndWidth="1px" bg="bg.subtle">
        <Flex direction="column" gap="2" position="sticky" top="0" h="100dvh" overflowY="auto" px="3" pb="4">
          <Flex align="center" h="16" px="3" flexShrink="0">
            <Link to="/dashboard" aria-label="Quadwork dashboard">
              <Brand />
            </Link>
          </Flex>
          <NavigationLinks user={user} />
        </Flex>
      </Box>
      <Box flex="1" minW="0">
        <TopBar user={user} />
        <SkipNavContent asChild>
          <Box as="main" maxW="1200px" mx="auto" px={{ base: "4", md: "6" }} py={{ base: "5", md: "8" }} outline="none">
            {children}
          </Box>
        </SkipNavContent>
      </Box>
    </Flex>
  );
}
