import type { ReactNode } from "react";
import { Card, Flex, Heading, LinkBox, LinkOverlay } from "@chakra-ui/react";
import { Link } from "react-router";
import { linkCardStyles } from "./link-card-styles";

export interface LinkCardProps {
  to: string;
  /** The card's title, and the link's name. */
  title: string;
  /** Shown opposite the title, for example a status badge. */
  aside?: ReactNode;
  /** Shown below the title, for example the company. */
  subtitle?: ReactNode;
  headingLevel?: "h2" | "h3" | "h4";
  children?: ReactNode;
}

/** A card that is a single link. */
export function LinkCard({ to, title, aside, subtitle, headingLevel = "h3", children }: LinkCardProps) {
  return (
    <LinkBox asChild>
      <Card.Root size="sm" {...linkCardStyles}>
        <Card.Body gap="3" p="5">
          <div>
            <Flex gap="3" justify="space-between">
              <Heading dir="auto" as={headingLevel} size="md" lineClamp={2} overflowWrap="anywhere" minW="0">
                <LinkOverlay asChild>
                  <Link to={to}>{title}</Link>
                </LinkOverlay>
              </Heading>
              {aside}
            </Flex>
            {subtitle}
          </div>
          {children}
        </Card.Body>
      </Card.Root>
    </LinkBox>
  );
}
