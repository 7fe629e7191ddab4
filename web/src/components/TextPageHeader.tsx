import { Heading, Stack, Text } from "@chakra-ui/react";

/** How a public page of text begins: its heading, and one sentence that says it all. */
export function TextPageHeader({ title, lead }: { title: string; lead: string }) {
  return (
    <Stack as="header" gap="4" maxWidth="42rem">
      <Heading as="h1" textStyle="display" fontSize={{ base: "4xl", md: "5xl" }}>
        {title}
      </Heading>
      <Text fontSize={{ base: "lg", md: "xl" }} color="fg.muted">
        {lead}
      </Text>
    </Stack>
  );
}
