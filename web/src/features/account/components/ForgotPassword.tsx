import { Stack, Text } from "@chakra-ui/react";
import { useRequestPasswordReset } from "../hooks/useRequestPasswordReset";
import { EmailForm } from "./EmailForm";

export function ForgotPassword() {
  const { submit, sentTo } = useRequestPasswordReset();
  if (sentTo) {
    return (
      <Stack gap="2" role="status">
        <Text fontWeight="semibold">Check your e-mail</Text>
        <Text color="fg.muted">
          If an account has the address {sentTo}, a link to reset its password is on its way. It may take a minute, and
          it may land in the spam folder.
        </Text>
      </Stack>
    );
  }
  return <EmailForm label="Send reset link" busyLabel="Sending..." onSubmit={submit} />;
}
