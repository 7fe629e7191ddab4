import { HStack, Progress } from "@chakra-ui/react";

export interface ProgressBarProps {
  /** Percent, 0 to 100. */
  value: number;
  label?: string;
}

/** How far something is, as a bar and as a percentage. */
export function ProgressBar({ value, label = "Progress" }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    // By itself the bar is named by its value alone, which is announced anyway.
    <Progress.Root value={percent} size="sm" colorPalette="accent" translations={{ value: () => label }}>
      <HStack justify="space-between" mb="1.5" textStyle="sm">
        <Progress.Label color="fg.muted" fontWeight="normal">{label}</Progress.Label>
        <Progress.ValueText fontVariantNumeric="tabular-nums">{percent}%</Progress.ValueText>
      </HStack>
      <Progress.Track rounded="full">
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
