import type { ReactNode } from "react";
import { Card, Container, Heading, Stack, Text } from "@chakra-ui/react";
import { prepareRequests } from "~/graphql/request";

export interface AuthFrameProps {
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  /** What stands below the card, such as the way to the other page. */
  footer?: ReactNode;
  /** `wide` for forms with two columns. */
  size?: "narrow" | "wide";
  children: ReactNode;
}

/** The frame of the pages around signing in: a heading and one card. */
export function AuthFrame({ title, description, footer, size = "narrow", children }: AuthFrameProps) {
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
          <Card.Body p={{ base: "5", md: "8" }}>{children}</Card.Body>
        </Card.Root>
        {footer ? <Text color="fg.muted">{footer}</Text> : null}
      </Stack>
    </Container>
  );
}
