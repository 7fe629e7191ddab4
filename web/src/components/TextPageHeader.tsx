import { Heading, Stack, Text } from "@chakra-ui/react";

/** The top of a public content page: its heading and a one-sentence summary. */
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
