import { Box, HStack, Text } from "@chakra-ui/react";

export interface ProgressBarProps {
  /** Percent, 0 to 100. */
  value: number;
  label?: string;
}

/** Progress as a bar and a percentage. */
export function ProgressBar({ value, label = "Progress" }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div>
      <HStack justify="space-between" mb="1.5" textStyle="sm" aria-hidden>
        <Text as="span" color="fg.muted">
          {label}
        </Text>
        <Text as="span" fontWeight="medium" fontVariantNumeric="tabular-nums">
          {percent}%
        </Text>
      </HStack>
      <Box
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        h="2"
        rounded="full"
        overflow="hidden"
        bg="bg.muted"
        boxShadow="inset"
      >
        <Box h="full" bg="accent.solid" transition="width 200ms" style={{ width: `${percent}%` }} />
      </Box>
    </div>
  );
}
