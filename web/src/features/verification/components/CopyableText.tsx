import { Button, Code, Flex, Stack, Text } from "@chakra-ui/react";
import { Check, Copy } from "lucide-react";
import { toast } from "~/components/toaster";
import { useCopiedLabel } from "~/components/useCopiedLabel";
import { toasts } from "~/texts/toasts";

/** A text to be copied elsewhere exactly as it is. */
export function CopyableText({ label, text }: { label: string; text: string }) {
  const { copied, markCopied } = useCopiedLabel();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      markCopied();
    } catch {
      toast.error(toasts.copyFailed.title, toasts.copyFailed.description);
    }
  };
  return (
    <Stack gap="1">
      <Text textStyle="sm" fontWeight="medium">
        {label}
      </Text>
      <Flex gap="2" align="flex-start" direction={{ base: "column", sm: "row" }}>
        <Code
          px="3"
          py="2"
          bg="bg.subtle"
          rounded="l2"
          flex="1"
          minW="0"
          w="full"
          overflowWrap="anywhere"
          whiteSpace="normal"
        >
          {text}
        </Code>
        <Button size="sm" variant="outline" aria-label={`Copy ${label.toLowerCase()}`} onClick={() => void copy()}>
          {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          <span aria-live="polite">{copied ? "Copied!" : "Copy"}</span>
        </Button>
      </Flex>
    </Stack>
  );
}
