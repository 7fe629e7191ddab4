import { Stack, Text } from "@chakra-ui/react";
import { Select } from "~/components/controls";
import { Field } from "~/components/Field";
import { type ColumnName, columnLabels, type Columns } from "../columns";
import type { Table } from "../read-table";

export interface ColumnChoiceProps {
  table: Table;
  columns: Columns;
  /** Several columns have addresses, and none is chosen yet. */
  isAmbiguous: boolean;
  onChange: (columns: Columns) => void;
}

/** What each column of the file holds, as far as it is imported. */
export function ColumnChoice({ table, columns, isAmbiguous, onChange }: ColumnChoiceProps) {
  const names = Object.keys(columnLabels) as ColumnName[];
  const example = (column: number | null) => {
    const cell = column === null ? undefined : table.rows.map((row) => row[column]).find(Boolean);
    return cell ? `For example: ${cell.slice(0, 60)}` : undefined;
  };
  return (
    <Stack gap="4">
      {isAmbiguous ? (
        <Text>Several columns have email addresses. Choose the one that the invitations go to.</Text>
      ) : null}
      {names.map((name) => (
        <Field key={name} label={columnLabels[name]} required={name === "email"} hint={example(columns[name])}>
          <Select
            value={columns[name] ?? ""}
            placeholder={name === "email" ? "Choose a column" : "Not in the list"}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...columns, [name]: value === "" ? null : Number(value) })
            }
          >
            {table.headings.map((heading, index) => (
              <option key={index} value={index}>
                {heading.slice(0, 60)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </Stack>
  );
}
