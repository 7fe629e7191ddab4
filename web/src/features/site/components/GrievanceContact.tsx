import { useSyncExternalStore } from "react";
import { Heading, Link, Stack, Text } from "@chakra-ui/react";
import { configuredGrievance } from "~/components/grievance";
import { grievance } from "~/texts/legal";

const useConfigured = (part: "name" | "email", otherwise: string): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => configuredGrievance()[part] ?? otherwise,
    () => otherwise,
  );

/** Whom to complain to about personal data, and that one may. */
export function GrievanceContact() {
  const name = useConfigured("name", grievance.name);
  const email = useConfigured("email", grievance.email);
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" size="xl">
        {grievance.heading}
      </Heading>
      {/* The server replaces the marked name and address in the prerendered page; the browser leaves them. */}
      <Text overflowWrap="anywhere">
        Complaints about how your data is handled are answered by{" "}
        <span data-grievance-name suppressHydrationWarning>
          {name}
        </span>
        :{" "}
        <Link
          data-grievance-email
          suppressHydrationWarning
          href={`mailto:${email}`}
          variant="underline"
          color="accent.fg"
        >
          {email}
        </Link>
        . If the answer does not settle it, you may turn to the Data Protection Board of India.
      </Text>
    </Stack>
  );
}
