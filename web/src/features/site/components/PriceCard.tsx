import { Button, Card, Heading, HStack, Stack, Text } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { Link } from "react-router";
import type { Plan } from "~/texts/pages";

export function PriceCard({ name, price, unit, text, includes, action }: Plan) {
  return (
    <Card.Root as="article">
      <Card.Body gap="6" p={{ base: "6", md: "8" }}>
        <Stack gap="2">
          <Heading as="h2" size="xl">
            {name}
          </Heading>
          <Text color="fg.muted">{text}</Text>
        </Stack>
        <HStack align="baseline" gap="2" wrap="wrap">
          <Text textStyle="display" fontSize="5xl" fontVariantNumeric="tabular-nums">
            {price}
          </Text>
          <Text color="fg.muted">{unit}</Text>
        </HStack>
        <Stack as="ul" listStyleType="none" gap="3">
          {includes.map((item) => (
            <HStack as="li" key={item} align="start" gap="3">
              <Check size={20} color="var(--q-colors-accent-fg)" aria-hidden style={{ flexShrink: 0, marginTop: 2 }} />
              <Text>{item}</Text>
            </HStack>
          ))}
        </Stack>
        <Button asChild size="lg" mt="auto" colorPalette="accent" variant={action.primary ? "solid" : "outline"}>
          <Link to={action.to}>{action.label}</Link>
        </Button>
      </Card.Body>
    </Card.Root>
  );
}
