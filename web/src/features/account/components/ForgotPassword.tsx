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
          If {sentTo} belongs to an account, a link to reset its password is on its way. Give it a minute, and check
          your spam folder if you don't see it.
        </Text>
      </Stack>
    );
  }
  return <EmailForm label="Send reset link" busyLabel="Sending..." onSubmit={submit} />;
}
