import type { ReactNode } from "react";
import { Container, Heading, Stack, Text } from "@chakra-ui/react";

export interface ContentPageProps {
  title: string;
  lead: string;
  /** `text` keeps lines at a length that reads well. */
  width?: "text" | "full";
  children: ReactNode;
}

/** A public page of text: one heading, one sentence that says it all, and the rest. */
export function ContentPage({ title, lead, width = "full", children }: ContentPageProps) {
  return (
    <Container maxW={width === "text" ? "3xl" : "6xl"} px={{ base: "4", md: "6" }} py={{ base: "10", md: "16" }}>
      <Stack as="header" gap="4" maxWidth="42rem">
        <Heading as="h1" textStyle="display" fontSize={{ base: "4xl", md: "5xl" }}>
          {title}
        </Heading>
        <Text fontSize={{ base: "lg", md: "xl" }} color="fg.muted">
          {lead}
        </Text>
      </Stack>
      <Stack gap={{ base: "12", md: "16" }} mt={{ base: "10", md: "14" }}>
        {children}
      </Stack>
    </Container>
  );
}
