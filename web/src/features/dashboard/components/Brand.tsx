import { HStack, Text } from "@chakra-ui/react";
import { QuadworkMark } from "~/theme/QuadworkMark";

/** The logo and the name. */
export function Brand() {
  return (
    <HStack gap="2.5">
      <QuadworkMark color="accent.solid" boxSize="6" />
      <Text as="span" fontFamily="display" fontWeight="700" fontSize="lg" letterSpacing="-0.02em" color="fg">
        Quadwork
      </Text>
    </HStack>
  );
}
