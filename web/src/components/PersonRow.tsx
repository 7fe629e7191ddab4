import type { ReactNode } from "react";
import { Flex, Stack, Text } from "@chakra-ui/react";
import { PersonAvatar } from "./PersonAvatar";

export interface PersonRowProps {
  /** Name of a person, or the address of an invited person. */
  name: string;
  imageUrl?: string | null;
  /** A second line. */
  details: ReactNode;
  /** As what the person acts, or how far an invitation has come. */
  state: ReactNode;
  actions?: ReactNode;
}

/** One person of a list. Where both do not fit side by side, state and actions stand below the name. */
export function PersonRow({ name, imageUrl = null, details, state, actions }: PersonRowProps) {
  return (
    <Flex as="li" gap="3" py="3" align="center" wrap="wrap" borderTopWidth="1px" _first={{ borderTopWidth: "0" }}>
      <Flex gap="3" align="center" flex="1 1 18rem" minW="0">
        <PersonAvatar name={name} imageUrl={imageUrl} />
        <Stack gap="0" minW="0">
          <Text dir="auto" fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {details}
          </Text>
        </Stack>
      </Flex>
      <Flex
        gap="3"
        align="center"
        justify={{ base: "space-between", sm: "flex-end" }}
        width={{ base: "full", sm: "auto" }}
        wrap="wrap"
      >
        <div>{state}</div>
        <Flex gap="2">{actions}</Flex>
      </Flex>
    </Flex>
  );
}
