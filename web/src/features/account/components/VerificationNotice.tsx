import { Alert, Button } from "@chakra-ui/react";
import { useResendVerification } from "../hooks/useResendVerification";

/** Says that an address needs verification and offers to resend the link. */
export default function VerificationNotice({ email, title }: { email: string; title: string }) {
  const { resend, sending } = useResendVerification();
  return (
    <Alert.Root status="info" role="status">
      <Alert.Indicator />
      <Alert.Content gap="2">
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>We sent a link to {email}. Open it to verify your account, then log in.</Alert.Description>
        <Button alignSelf="start" size="sm" variant="outline" disabled={sending} onClick={() => void resend(email)}>
          {sending ? "Sending..." : "Send the link again"}
        </Button>
      </Alert.Content>
    </Alert.Root>
  );
}
