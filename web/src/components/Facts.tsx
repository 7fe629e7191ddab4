import type { ReactNode } from "react";
import { DataList, type DataListRootProps } from "@chakra-ui/react";

export interface FactsProps {
  /** Label and value of each fact, in order; without a value it is left out. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Columns of a grid in which each label stands above its value; without it the labels stand beside the values. */
  columns?: DataListRootProps["gridTemplateColumns"];
}

/** What is known of something, fact by fact. */
export function Facts({ facts, columns }: FactsProps) {
  const grid = { orientation: "vertical", display: "grid", gridTemplateColumns: columns, gap: "4" } as const;
  return (
    <DataList.Root {...(columns ? grid : { orientation: "horizontal" })}>
      {facts.map(([label, value]) =>
        value || value === 0 ? (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ) : null,
      )}
    </DataList.Root>
  );
}
