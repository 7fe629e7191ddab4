import { Box, HStack, Text } from "@chakra-ui/react";
import { clubTypeLabels } from "@quadwork/server/contract";
import { optionsOf, SelectField, TextAreaField, TextField } from "~/components/FormField";
import { useReservedCode } from "../hooks/useReservedCode";
import { FieldPair } from "./FieldPair";

/** The code that students of the new club will register with. */
function SecretCode() {
  const { code, status } = useReservedCode();
  return (
    <Box as="section" aria-label="Secret code" bg="accent.subtle" rounded="l2" px="5" py="4">
      <HStack justify="space-between" gap="4" wrap="wrap">
        <Box maxWidth="26rem">
          <Text fontWeight="medium">Your club's secret code</Text>
          <Text textStyle="sm" color="fg.muted">
            Students use it to join your club. You'll also find it on your Club &amp; Members page.
          </Text>
        </Box>
        {status === "ready" ? (
          <Text as="output" fontFamily="mono" fontSize="2xl" fontWeight="bold" letterSpacing="0.18em" color="accent.fg">
            {code}
          </Text>
        ) : (
          <Text color="fg.muted" role="status">
            {status === "waiting" ? "Generating..." : "Generated when you create your account"}
          </Text>
        )}
      </HStack>
    </Box>
  );
}

export function ClubHeadFields({ disabled }: { disabled: boolean }) {
  return (
    <>
      <FieldPair>
        <TextField name="clubName" label="Club name" required disabled={disabled} />
        <TextField name="collegeName" label="College name" required disabled={disabled} />
      </FieldPair>
      <SelectField
        name="clubType"
        label="Club type"
        placeholder="Choose a type"
        options={optionsOf(clubTypeLabels)}
        required
        disabled={disabled}
      />
      <TextAreaField
        name="description"
        label="Description"
        hint="What your club does and what it's good at"
        required
        disabled={disabled}
      />
      <SecretCode />
    </>
  );
}
