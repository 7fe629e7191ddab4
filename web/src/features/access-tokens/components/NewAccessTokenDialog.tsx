import { useState } from "react";
import { Box, Button, Dialog, Stack } from "@chakra-ui/react";
import { Check, Copy } from "lucide-react";
import { DialogShell } from "~/components/DialogShell";
import { toast } from "~/components/toaster";
import { toasts } from "~/texts/toasts";

/** Shows a token the one time that it can be read. */
export function NewAccessTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      setCopied(true);
    } catch {
      toast.error(toasts.tokenCopyFailed.title, toasts.tokenCopyFailed.description);
    }
  };
  return (
    <DialogShell open onClose={onClose} role="alertdialog" title="Your New Access Token" description="Copy it now. It is not shown again.">
      <Dialog.Body>
        <Stack gap="3">
          <Box as="output" aria-label="Access token" fontFamily="mono" p="3" rounded="l2" bg="bg.subtle" borderWidth="1px" overflowWrap="anywhere">{token}</Box>
          <Button variant="outline" alignSelf="start" onClick={() => void copy()}>
            {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
            <span aria-live="polite">{copied ? "Copied!" : "Copy"}</span>
          </Button>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button colorPalette="accent" onClick={onClose}>Done</Button>
      </Dialog.Footer>
    </DialogShell>
  );
}
