import { Flex, Text } from "@chakra-ui/react";
import { Lock } from "lucide-react";
import { formatDate } from "~/components/dates";

/** Says that a completed project is closed, for everybody. */
export function ProjectClosed({ completedAt }: { completedAt: string | null }) {
  return (
    <Flex role="note" gap="3" align="center" mb="6" px="4" py="3" rounded="l2" bg="bg.muted">
      <Lock size={18} aria-hidden style={{ flexShrink: 0 }} />
      <Text textStyle="sm">
        {completedAt ? `Completed on ${formatDate(completedAt)}. ` : "This project is completed. "}
        Everything stays readable; nothing changes any more.
      </Text>
    </Flex>
  );
}
