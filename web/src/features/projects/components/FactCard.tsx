import type { ReactNode } from "react";
import { Card, DataList, Heading } from "@chakra-ui/react";

export interface FactCardProps {
  title: string;
  /** Name and value; facts without a value are omitted. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** A few facts under a heading. */
export function FactCard({ title, facts }: FactCardProps) {
  return (
    <Card.Root>
      <Card.Body gap="4">
        <Heading as="h2" size="md">
          {title}
        </Heading>
        <DataList.Root>
          {facts.map(([name, value]) =>
            value ? (
              <DataList.Item key={name}>
                <DataList.ItemLabel>{name}</DataList.ItemLabel>
                <DataList.ItemValue dir="auto" overflowWrap="anywhere">
                  {value}
                </DataList.ItemValue>
              </DataList.Item>
            ) : null,
          )}
        </DataList.Root>
      </Card.Body>
    </Card.Root>
  );
}
