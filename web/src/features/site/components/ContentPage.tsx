import type { ReactNode } from "react";
import { Container, Stack } from "@chakra-ui/react";
import { TextPageHeader } from "~/components/TextPageHeader";

export interface ContentPageProps {
  title: string;
  lead: string;
  /** `text` limits lines to a readable length. */
  width?: "text" | "full";
  children: ReactNode;
}

/** A public content page: a heading, a one-sentence summary, and the rest. */
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
