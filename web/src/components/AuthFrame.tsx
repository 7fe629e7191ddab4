import type { ReactNode } from "react";
import { Box, Card, Container, Heading, Stack, Text } from "@chakra-ui/react";
import { prepareRequests } from "~/graphql/request";

export interface AuthFrameProps {
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** Shown below the card, such as the link to the other page. */
  footer?: ReactNode;
  /** Height of the content's tallest state, so that nothing below it moves when the state changes. */
  contentHeight?: string | { base: string; md: string };
  /** `wide` for forms with two columns. */
  size?: "narrow" | "wide";
  children: ReactNode;
}

/** The frame of the login and registration pages: a heading and one card. */
export function AuthFrame({ title, description, footer, contentHeight, size = "narrow", children }: AuthFrameProps) {
  return (
    <Container maxW={size === "wide" ? "3xl" : "lg"} py={{ base: "10", md: "16" }}>
      <Stack gap="8">
        <Stack gap="3">
          <Heading as="h1" textStyle="display" fontSize={{ base: "3xl", md: "4xl" }}>
            {title}
          </Heading>
          {description ? (
            <Text color="fg.muted" fontSize="lg">
              {description}
            </Text>
          ) : null}
        </Stack>
        <Card.Root onFocus={prepareRequests}>
          <Card.Body p={{ base: "5", md: "8" }}>
            {contentHeight ? <Box minHeight={contentHeight}>{children}</Box> : children}
          </Card.Body>
        </Card.Root>
        {footer ? <Text color="fg.muted">{footer}</Text> : null}
      </Stack>
    </Container>
  );
}
