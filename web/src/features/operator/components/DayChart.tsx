import { Box, Flex, Text } from "@chakra-ui/react";
import { formatDate } from "~/components/dates";
import { counted } from "~/texts/counted";

export interface DayChartProps {
  title: string;
  /** What is counted, in the singular: 'project'. */
  noun: string;
  /** What the sum is made of. */
  details?: string;
  /** Oldest first; the last is today. */
  days: readonly { day: string; count: number }[];
}

/** A sum and a bar for each day. What the bars say is also in words, and in the table below the charts. */
export function DayChart({ title, noun, details, days }: DayChartProps) {
  const sum = days.reduce((total, { count }) => total + count, 0);
  const highest = days.reduce((most, each) => (each.count > most.count ? each : most), { day: "", count: 0 });
  const inWords =
    `${title}: ${counted(sum, noun)} in ${counted(days.length, "day")}` +
    (highest.count > 0 ? `, most on ${formatDate(highest.day)}: ${highest.count}` : "");
  return (
    <Box borderTopWidth="1px" pt="4" minW="0">
      <Text color="fg.muted">{title}</Text>
      <Text textStyle="2xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
        {sum}
      </Text>
      <Text textStyle="sm" color="fg.muted" minH="5">
        {details}
      </Text>
      <Flex role="img" aria-label={inWords} align="flex-end" gap="2px" h="16" mt="3">
        {days.map(({ day, count }, index) => (
          <Box
            key={day}
            title={`${formatDate(day)}: ${count}`}
            flex="1"
            minW="1px"
            // A day without any keeps a line, so that the days can be counted.
            h={highest.count > 0 ? `${Math.max(3, (count / highest.count) * 100)}%` : "3%"}
            bg={index === days.length - 1 ? "accent.solid" : "accent.emphasized"}
            roundedTop="2px"
          />
        ))}
      </Flex>
    </Box>
  );
}
