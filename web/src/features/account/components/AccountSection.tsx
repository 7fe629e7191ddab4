import type { ReactNode } from "react";
import { Box, Stack } from "@chakra-ui/react";
import { Section } from "~/components/Section";

/** The account settings. `children` are cards of other features, added by the route. */
export function AccountSection({ children }: { children: ReactNode }) {
  return (
    <Box maxW="3xl" mt="10">
      <Section title="Account">
        <Stack gap="5">{children}</Stack>
      </Section>
    </Box>
  );
}
