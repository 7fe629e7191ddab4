import { Card, Center, Heading, Text } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";

export interface IconCardProps {
  icon: LucideIcon;
  title: string;
  text: string;
  /** `h2` is larger. */
  headingLevel: "h2" | "h3";
}

/** One of a few related items: an icon, a title and a sentence. */
export function IconCard({ icon: Icon, title, text, headingLevel }: IconCardProps) {
  return (
    <Card.Root as="article">
      <Card.Body gap="3">
        <Center boxSize="11" rounded="l2" bg="accent.subtle" color="accent.fg">
          <Icon size={22} aria-hidden />
        </Center>
        <Heading as={headingLevel} size={headingLevel === "h2" ? "xl" : "lg"}>
          {title}
        </Heading>
        <Text color="fg.muted">{text}</Text>
      </Card.Body>
    </Card.Root>
  );
}
