import { Card, Text } from "@chakra-ui/react";
import { ProgressBar } from "~/components/ProgressBar";
import { completenessOf } from "../completeness";
import type { ProfileView_ProfileFragment } from "./ProfileView.generated";

/** Lists the missing parts of the profile; hidden once it is complete. */
export function CompletenessHint({ profile }: { profile: ProfileView_ProfileFragment }) {
  const { percent, missing } = completenessOf(profile);
  if (missing.length === 0) return null;
  return (
    <Card.Root size="sm">
      <Card.Body gap="3">
        <ProgressBar value={percent} label="Profile completeness" />
        <Text textStyle="sm" color="fg.muted">{`Still missing: ${missing.join(", ")}.`}</Text>
      </Card.Body>
    </Card.Root>
  );
}
