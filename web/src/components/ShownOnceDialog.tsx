import { useState } from "react";
import { Box, Button, Dialog, Stack } from "@chakra-ui/react";
import { Check, Copy } from "lucide-react";
import { toasts } from "~/texts/toasts";
import { DialogShell } from "./DialogShell";
import { toast } from "./toaster";

export interface ShownOnceDialogProps {
  title: string;
  /** The text's name for screen readers. */
  label: string;
  text: string;
  /** What to do with it besides copying it. */
  description?: string;
  onClose: () => void;
}

/** Shows a token or secret the only time that it can be read. */
export function ShownOnceDialog({ title, label, text, description, onClose }: ShownOnceDialogProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.error(toasts.shownOnceCopyFailed.title, toasts.shownOnceCopyFailed.description);
    }
  };
  return (
    <DialogShell
      open
      onClose={onClose}
      role="alertdialog"
      title={title}
      description={`Copy it now. It won't be shown again.${description ? ` ${description}` : ""}`}
    >
      <Dialog.Body>
        <Stack gap="3">
          <Box
            as="output"
            aria-label={label}
            fontFamily="mono"
            p="3"
            rounded="l2"
            bg="bg.subtle"
            borderWidth="1px"
            overflowWrap="anywhere"
          >
            {text}
          </Box>
          <Button variant="outline" alignSelf="start" onClick={() => void copy()}>
            {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
            <span aria-live="polite">{copied ? "Copied!" : "Copy"}</span>
          </Button>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button colorPalette="accent" onClick={onClose}>
          Done
        </Button>
      </Dialog.Footer>
    </DialogShell>
  );
}
