import type { ReactNode } from "react";
import { Children } from "react";
import { SimpleGrid } from "@chakra-ui/react";

/** Cards in as many columns as fit; a list for screen readers. */
export function CardGrid({ children, minWidth = "20rem" }: { children: ReactNode; minWidth?: string }) {
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      gap="4"
      gridTemplateColumns={`repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))`}
    >
      {Children.map(children, (child) => (
        <li style={{ display: "grid" }}>{child}</li>
      ))}
    </SimpleGrid>
  );
}
