import { Text } from "@chakra-ui/react";
import { useSearchParams } from "react-router";
import { AuthFrame } from "~/features/accounts/components/AuthFrame";
import { TextLink } from "~/features/accounts/components/TextLink";
import { VerifyEmail } from "~/features/accounts/components/VerifyEmail";
import { useAuth } from "~/graphql/session";

export const meta = () => [
  { title: "Verify your email address | Quadwork" },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export default function VerifyEmailPage() {
  const { loading } = useAuth();
  const [parameters] = useSearchParams();
  return (
    <AuthFrame title="Verify your email address" footer={<TextLink to="/login">Back to log in</TextLink>}>
      {loading ? <Text role="status">Loading...</Text> : <VerifyEmail token={parameters.get("token")} />}
    </AuthFrame>
  );
}
