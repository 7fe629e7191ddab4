import { Heading, HStack, Link, Stack, Text } from "@chakra-ui/react";
import { Mail, MapPin, Phone } from "lucide-react";
import { contact } from "~/texts/content";

/** The operator's contact details, for people who don't use the form. */
export function ContactInformation() {
  return (
    <Stack as="section" gap="5">
      <Heading as="h2" size="xl">
        Contact information
      </Heading>
      <Stack as="address" gap="4" fontStyle="normal">
        <HStack gap="3">
          <Mail size={20} aria-hidden />
          <Link href={`mailto:${contact.email}`} variant="underline" overflowWrap="anywhere">
            {contact.email}
          </Link>
        </HStack>
        <HStack gap="3">
          <Phone size={20} aria-hidden />
          <Link href={`tel:${contact.phone.replaceAll(" ", "")}`} variant="underline">
            {contact.phone}
          </Link>
        </HStack>
        <HStack gap="3">
          <MapPin size={20} aria-hidden />
          <Text>{contact.place}</Text>
        </HStack>
      </Stack>
      <Text color="fg.muted" maxWidth="20rem">
        We read every message and reply in the order we receive them.
      </Text>
    </Stack>
  );
}
