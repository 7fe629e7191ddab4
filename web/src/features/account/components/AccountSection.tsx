import type { ReactNode } from "react";
import { Box, Stack } from "@chakra-ui/react";
import { Section } from "~/components/Section";

/** What a person settles about their account. `children` are its cards, which the route takes from several features. */
export function AccountSection({ children }: { children: ReactNode }) {
  return (
    <Box maxW="3xl" mt="10">
      <Section title="Account">
        <Stack gap="5">{children}</Stack>
      </Section>
    </Box>
  );
}
