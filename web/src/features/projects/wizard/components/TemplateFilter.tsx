import { Box, Flex } from "@chakra-ui/react";
import { projectCategoryLabels } from "@quadwork/server/contract";
import { Select } from "~/components/controls";
import { Field } from "~/components/Field";
import { SearchField } from "~/components/SearchField";
import type { ProjectCategory } from "~/graphql/types.generated";
import type { useTemplateFilter } from "../hooks/useTemplateFilter";

/** A text search and a filter by the templates' categories. */
export function TemplateFilter({ filter }: { filter: ReturnType<typeof useTemplateFilter> }) {
  return (
    <Flex gap="3" direction={{ base: "column", sm: "row" }} mb="5">
      <SearchField label="Search templates" placeholder="Search by title or skill" onSearch={filter.searchFor} />
      <Box w="full" maxW={{ sm: "64" }}>
        <Field label="Template category" labelHidden>
          <Select
            value={filter.category}
            onChange={(event) => filter.chooseCategory(event.currentTarget.value as ProjectCategory | "")}
          >
            <option value="">All Categories</option>
            {filter.categories.map((value) => (
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
