import { Button, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router";
import { useResendVerification } from "../hooks/useResendVerification";
import { useVerifyEmail } from "../hooks/useVerifyEmail";
import { EmailForm } from "./EmailForm";

function SendAgain() {
  const { resend } = useResendVerification();
  return <EmailForm label="Send the link again" busyLabel="Sending..." onSubmit={resend} />;
}

function Verification({ token }: { token: string }) {
  const state = useVerifyEmail(token);
  if (state.status === "checking") return <Text role="status">Verifying your email address...</Text>;
  if (state.status === "verified") {
    return (
      <Stack gap="4" align="start" role="status">
        <Text fontWeight="semibold">Your email address is verified. You can log in now.</Text>
        <Button asChild size="lg" colorPalette="accent">
          <Link to="/login">Log in</Link>
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="6">
      <Stack gap="1" role="alert">
        <Text fontWeight="semibold">{state.reason}</Text>
        <Text color="fg.muted">
          If you have already verified this address, just log in. Otherwise, we can send you a new link.
        </Text>
      </Stack>
      <SendAgain />
    </Stack>
  );
}

/** `token` comes from the e-mailed link; null when the page was opened without one. */
export function VerifyEmail({ token }: { token: string | null }) {
  if (token) return <Verification token={token} />;
  return (
    <Stack gap="6">
      <Text color="fg.muted">Open the link in the e-mail we sent you. Didn't get it? We can send it again.</Text>
      <SendAgain />
    </Stack>
  );
}
