import { HStack, Text, type StackProps } from "@chakra-ui/react";
import { verificationMethodLabels } from "@quadwork/server/contract";
import { BadgeCheck, CircleDashed } from "lucide-react";
import type { VerificationMethod } from "~/graphql/types.generated";
import { formatDate } from "./dates";

/** A verified domain, as the API's `Verification`. */
export interface Verified {
  domain: string;
  method: VerificationMethod;
  checkedAt: string;
}

/** What was checked, in words. A mail shows no more than that it was answered. */
const claimOf = ({ domain, method }: Verified) => `${method === "MAIL" ? "Reached at" : "Controls"} ${domain}`;

export interface VerificationBadgeProps extends Omit<StackProps, "children"> {
  /** Null for a club or startup that is not verified. */
  verification: Verified | null;
  /** Leaves out when and how it was checked, for lists. */
  short?: boolean;
}

/** Names exactly what was checked about a club or startup, when and how; or that nothing was. */
export function VerificationBadge({ verification, short = false, ...stack }: VerificationBadgeProps) {
  const Icon = verification ? BadgeCheck : CircleDashed;
  return (
    <HStack
      gap="1.5"
      align="flex-start"
      textStyle="sm"
      color={verification ? "success.fg" : "fg.muted"}
      css={{ "& svg": { flexShrink: 0, marginTop: "0.15em" } }}
      {...stack}
    >
      <Icon size={16} aria-hidden />
      <Text as="span" minW="0" overflowWrap="anywhere">
        {verification
          ? claimOf(verification) +
            (short
              ? ""
              : ` · checked ${formatDate(verification.checkedAt)} ${verificationMethodLabels[verification.method]}`)
          : "Not verified"}
      </Text>
    </HStack>
  );
}
