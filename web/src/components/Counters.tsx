import { Flex, SimpleGrid, Skeleton, Text } from "@chakra-ui/react";

export interface CountersProps {
  /** A label and its count; undefined while loading. */
  counts: readonly { label: string; value: number | undefined }[];
}

/** Counts side by side. */
export function Counters({ counts }: CountersProps) {
  return (
    <SimpleGrid as="dl" columns={3} borderWidth="1px" rounded="l3" bg="bg.panel" overflow="hidden">
      {counts.map(({ label, value }, index) => (
        <Flex key={label} direction="column-reverse" justify="flex-end">
          <Text
            as="dt"
            color="fg.muted"
            textStyle="sm"
            px={{ base: "3", md: "5" }}
            pb="4"
            borderStartWidth={index ? "1px" : "0"}
            flex="1"
          >
            {label}
          </Text>
          <Text
            as="dd"
            fontSize="2xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            px={{ base: "3", md: "5" }}
            pt="4"
            borderStartWidth={index ? "1px" : "0"}
          >
            {value ?? <Skeleton as="span" display="inline-block" width="8" height="6" />}
          </Text>
        </Flex>
      ))}
    </SimpleGrid>
  );
}
