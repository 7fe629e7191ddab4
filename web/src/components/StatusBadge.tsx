import type { ReactNode } from "react";
import { Badge } from "@chakra-ui/react";
import { CircleCheck, CircleDashed, CircleX, TriangleAlert, type LucideIcon } from "lucide-react";

export type StatusTone = "success" | "warning" | "danger" | "neutral";

const tones: Record<StatusTone, { palette: string; icon: LucideIcon }> = {
  success: { palette: "success", icon: CircleCheck },
  warning: { palette: "warning", icon: TriangleAlert },
  danger: { palette: "danger", icon: CircleX },
  neutral: { palette: "gray", icon: CircleDashed },
};

export interface StatusBadgeProps {
  tone: StatusTone;
  /** The label. A state is never shown by colour alone. */
  children: ReactNode;
  /** Replaces the tone's default icon. */
  icon?: LucideIcon;
}

/** A state: a background colour, an icon and a label. */
export function StatusBadge({ tone, children, icon }: StatusBadgeProps) {
  const { palette, icon: toneIcon } = tones[tone];
  const Icon = icon ?? toneIcon;
  return (
    <Badge colorPalette={palette} variant="subtle" size="md" flexShrink="0" alignSelf="flex-start">
      <Icon size={14} aria-hidden />
      {children}
    </Badge>
  );
}
