import { Flex, Text } from "@chakra-ui/react";
import { Lock } from "lucide-react";
import { formatDate } from "~/components/dates";

/** Says that a completed project can no longer be changed by anyone. */
export function ProjectClosed({ completedAt }: { completedAt: string | null }) {
  return (
    <Flex role="note" gap="3" align="center" mb="6" px="4" py="3" rounded="l2" bg="bg.muted">
      <Lock size={18} aria-hidden style={{ flexShrink: 0 }} />
      <Text textStyle="sm">
        {completedAt ? `Completed on ${formatDate(completedAt)}. ` : "This project is completed. "}
        You can still view everything, but nothing can be changed.
      </Text>
    </Flex>
  );
}
