import { Button, Dialog, Flex, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { Check, Copy, Download } from "lucide-react";
import { Checkbox } from "~/components/controls";
import { saveFile } from "~/components/save-file";
import { toast } from "~/components/toaster";
import { useCopiedLabel } from "~/components/useCopiedLabel";
import { toasts } from "~/texts/toasts";

export interface RecoveryCodesStepProps {
  codes: readonly string[];
  /** Whether the user confirmed having saved the codes. Until then, the dialog stays open. */
  kept: boolean;
  onKept: (kept: boolean) => void;
  onDone: () => void;
}

/** Shows recovery codes, which cannot be shown again. */
export function RecoveryCodesStep({ codes, kept, onKept, onDone }: RecoveryCodesStepProps) {
  const { copied, markCopied } = useCopiedLabel();
  const text = `${codes.join("\n")}\n`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      markCopied();
      toast.success(toasts.recoveryCodesCopied);
    } catch {
      // Clipboards need a secure page and the browser may refuse; the codes stay readable on screen.
      toast.error(toasts.recoveryCodesNotCopied);
    }
  };

  return (
    <>
      <Dialog.Body>
        <Stack gap="4">
          <SimpleGrid as="ul" aria-label="Recovery codes" columns={{ base: 1, sm: 2 }} gap="2" listStyleType="none">
            {codes.map((code) => (
              <Text
                as="li"
                key={code}
                fontFamily="mono"
                px="3"
                py="1.5"
                rounded="l2"
                borderWidth="1px"
                borderColor="border"
                textAlign="center"
              >
                {code}
              </Text>
            ))}
          </SimpleGrid>
          <Flex gap="2" wrap="wrap">
            <Button variant="outline" onClick={() => void copy()}>
              {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
              <span aria-live="polite">{copied ? "Copied!" : "Copy"}</span>
            </Button>
            <Button variant="outline" onClick={() => saveFile("quadwork-recovery-codes.txt", "text/plain", text)}>
              <Download size={16} aria-hidden />
              Download
            </Button>
          </Flex>
          <Checkbox checked={kept} onChange={onKept}>
            I've saved these codes somewhere I can reach without my phone
          </Checkbox>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button colorPalette="accent" disabled={!kept} onClick={onDone}>
          Done
        </Button>
      </Dialog.Footer>
    </>
  );
}

/** The heading above the codes. */
export const recoveryCodesHeading = {
  title: "Save your recovery codes",
  description: "Each code logs you in once if you can't use your authenticator app. You won't see them again.",
};
