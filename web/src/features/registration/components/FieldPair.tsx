import type { ReactNode } from "react";
import { SimpleGrid } from "@chakra-ui/react";

/** Two fields, side by side where they fit. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" alignItems="start">
      {children}
    </SimpleGrid>
  );
}
