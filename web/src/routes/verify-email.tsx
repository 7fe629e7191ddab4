import { useSearchParams } from "react-router";
import { AuthFrame } from "~/components/AuthFrame";
import { AuthPending } from "~/components/AuthPending";
import { TextLink } from "~/components/TextLink";
import { VerifyEmail } from "~/features/account/components/VerifyEmail";
import { unlistedMeta } from "~/features/site/page-meta";
import { useAuth } from "~/graphql/session";

export const meta = () => [
  ...unlistedMeta(
    "Verify your email address",
    "Verify the e-mail address of your Quadwork account, or resend the link.",
  ),
  { name: "referrer", content: "no-referrer" },
];

export default function VerifyEmailPage() {
  const { loading } = useAuth();
  const [parameters] = useSearchParams();
  return (
    <AuthFrame
      title="Verify your email address"
      contentHeight={{ base: "260px", md: "232px" }}
      footer={<TextLink to="/login">Back to log in</TextLink>}
    >
      {loading ? <AuthPending message="Loading..." height="0" /> : <VerifyEmail token={parameters.get("token")} />}
    </AuthFrame>
  );
}
