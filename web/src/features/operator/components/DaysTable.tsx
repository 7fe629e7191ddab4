import { Box, Table } from "@chakra-ui/react";
import { tableSlotRecipe } from "@chakra-ui/react/theme";
import { formatDate } from "~/components/dates";
import { WithRecipes } from "~/theme/WithRecipes";
import type { OperatorDaysQuery } from "../hooks/OperatorDays.generated";

const extra = { recipes: { slotRecipes: { table: tableSlotRecipe } } };

const columns = [
  ["Students", "students"],
  ["Club heads", "clubHeads"],
  ["Startups", "startups"],
  ["Projects", "projects"],
  ["Applications", "applications"],
  ["Invitations", "invitations"],
] as const;

/** The numbers behind the charts, newest day first. */
export default function DaysTable({ days }: { days: OperatorDaysQuery["operatorDays"] }) {
  return (
    <WithRecipes extra={extra}>
      {/* Scrolls with the keyboard as well. */}
      <Box overflowX="auto" tabIndex={0} role="region" aria-label="The numbers as a table">
        <Table.Root size="sm" fontVariantNumeric="tabular-nums">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>Day</Table.ColumnHeader>
              {columns.map(([label]) => (
                <Table.ColumnHeader key={label} textAlign="end">
                  {label}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {days.toReversed().map((each) => (
              <Table.Row key={each.day}>
                <Table.ColumnHeader scope="row" fontWeight="normal" whiteSpace="nowrap">
                  {formatDate(each.day)}
                </Table.ColumnHeader>
                {columns.map(([label, name]) => (
                  <Table.Cell key={label} textAlign="end">
                    {each[name]}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
    </WithRecipes>
  );
}
