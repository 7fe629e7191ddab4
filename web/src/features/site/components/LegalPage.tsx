import type { ReactNode } from "react";
import { Heading, Stack, Text } from "@chakra-ui/react";
import type { LegalText } from "~/texts/legal";
import { ContentPage } from "./ContentPage";

/** `children` are shown below the text. */
export function LegalPage({ title, lead, updated, sections, children }: LegalText & { children?: ReactNode }) {
  return (
    <ContentPage title={title} lead={lead} width="text">
      <Stack gap="10">
        <Text textStyle="sm" color="fg.muted">
          Last updated: {updated}
        </Text>
        {sections.map(({ heading, paragraphs }) => (
          <Stack as="section" key={heading} gap="3">
            <Heading as="h2" size="xl">
              {heading}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        ))}
        {children}
      </Stack>
    </ContentPage>
  );
}
