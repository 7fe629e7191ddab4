import { Button, Text } from "@chakra-ui/react";
import { usePeopleChanges } from "../hooks/usePeopleChanges";

/** What officers may do, and the one part of it that the head decides. */
export function OfficersNote({ mayAnswer }: { mayAnswer: boolean }) {
  const { letOfficersAnswer, saving } = usePeopleChanges();
  return (
    <Text textStyle="sm" color="fg.muted">
      Officers do all that you do, except hand over, change officers and close the club.{" "}
      {mayAnswer ? "They may answer startups' invitations." : "They may not answer startups' invitations."}{" "}
      <Button
        variant="plain"
        size="sm"
        px="0"
        minH="6"
        height="auto"
        textDecoration="underline"
        color="accent.fg"
        disabled={saving}
        onClick={() => void letOfficersAnswer(!mayAnswer)}
      >
        {saving ? "Saving..." : mayAnswer ? "Do not let them" : "Let them"}
      </Button>
    </Text>
  );
}
