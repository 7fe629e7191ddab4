import type { ReactNode } from "react";
import { Container, Stack } from "@chakra-ui/react";
import { TextPageHeader } from "~/components/TextPageHeader";

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
    <Container maxW={width === "text" ? "3xl" : "6xl"} py={{ base: "10", md: "16" }}>
      <TextPageHeader title={title} lead={lead} />
      <Stack gap={{ base: "12", md: "16" }} mt={{ base: "10", md: "14" }}>
        {children}
      </Stack>
    </Container>
  );
}
