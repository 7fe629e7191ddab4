import type { ReactNode } from "react";
import { DataList, type DataListRootProps } from "@chakra-ui/react";

export interface FactsProps {
  /** Label and value of each fact, in order; facts without a value are omitted. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Columns of a grid with each label above its value; omitted, labels are placed beside the values. */
  columns?: DataListRootProps["gridTemplateColumns"];
}

/** A list of labelled facts. */
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
