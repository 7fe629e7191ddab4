import { useState } from "react";
import { Button, Card, Flex, Text } from "@chakra-ui/react";
import { Check, Copy, RefreshCw, Share2 } from "lucide-react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { useCopiedLabel } from "~/components/useCopiedLabel";
import { useRotateSecretCode } from "../hooks/useRotateSecretCode";
import { useShareCode } from "../hooks/useShareCode";
import type { SecretCodeCard_ClubFragment } from "./SecretCodeCard.generated";

/** The code that students join with. Lets the head copy, share and replace it. */
export function SecretCodeCard({ club }: { club: SecretCodeCard_ClubFragment }) {
  const code = club.secretCode ?? "";
  const { copied, markCopied } = useCopiedLabel();
  const { copyCode, shareCode } = useShareCode(club.clubName, code);
  const { rotate } = useRotateSecretCode();
  const [asking, setAsking] = useState(false);

  // Only the club's head can see the code.
  if (!code) return null;
  return (
    <Card.Root size="sm">
      <Card.Body gap="4">
        <div>
          <Card.Title as="h2">Invitation Code</Card.Title>
          <Card.Description>Students enter this code when they register.</Card.Description>
        </div>
        <Text fontFamily="mono" textStyle="3xl" fontWeight="semibold" letterSpacing="0.2em">
          {code}
        </Text>
        <Flex gap="2" wrap="wrap">
          <Button
            variant="outline"
            onClick={async () => {
              if (await copyCode()) markCopied();
            }}
          >
            {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
            <span aria-live="polite">{copied ? "Copied!" : "Copy"}</span>
          </Button>
          <Button colorPalette="accent" onClick={() => void shareCode()}>
            <Share2 size={16} aria-hidden />
            Share Code
          </Button>
          <Button variant="ghost" onClick={() => setAsking(true)}>
            <RefreshCw size={16} aria-hidden />
            New Code
          </Button>
        </Flex>
      </Card.Body>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Replace the club code?"
        description={
          "The old code and all links with it stop working immediately. " + "Students who have already joined stay."
        }
        confirmLabel="Replace Code"
        busyLabel="Replacing..."
        onConfirm={rotate}
      />
    </Card.Root>
  );
}
