import { Box, Flex } from "@chakra-ui/react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { Select } from "~/components/controls";
import { Field } from "~/components/Field";
import { SearchField } from "~/components/SearchField";
import type { ProjectCategory } from "~/graphql/types.generated";
import type { useBrowseFilter } from "../hooks/useBrowseFilter";

/** Text search and category filter, with the categories `found` among the open projects. */
export function BrowseFilter({
  filter,
  found,
}: {
  filter: ReturnType<typeof useBrowseFilter>;
  found: readonly ProjectCategory[];
}) {
  const { category, search, setCategory, setSearch } = filter;
  // A category from the address stays selectable even when no open project has it any more.
  const categories = category && !found.includes(category) ? [...found, category] : found;
  return (
    <Flex gap="3" direction={{ base: "column", sm: "row" }} mb="5">
      <SearchField
        label="Search projects"
        placeholder="Search by title, skill or company"
        initialText={search}
        onSearch={setSearch}
      />
      <Box w="full" maxW={{ sm: "64" }}>
        <Field label="Category" labelHidden>
          <Select
            value={category ?? ""}
            onChange={(event) => setCategory(event.currentTarget.value as ProjectCategory | "")}
          >
            <option value="">All Categories</option>
            {categories.map((value) => (
              <option key={value} value={value}>
                {projectCategoryLabels[value]}
              </option>
            ))}
          </Select>
        </Field>
      </Box>
    </Flex>
  );
}
