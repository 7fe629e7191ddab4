import { useSearchParams } from "react-router";
import { AuthFrame } from "~/components/AuthFrame";
import { AuthPending } from "~/components/AuthPending";
import { TextLink } from "~/components/TextLink";
import { ResetPassword } from "~/features/account/components/ResetPassword";
import { unlistedMeta } from "~/features/site/page-meta";
import { useAuth } from "~/graphql/session";

export const meta = () => [
  ...unlistedMeta(
    "Choose a new password",
    "Choose a new password for your Quadwork account with the link from our e-mail.",
  ),
  { name: "referrer", content: "no-referrer" },
];

export default function ResetPasswordPage() {
  const { loading } = useAuth();
  const [parameters] = useSearchParams();
  return (
    <AuthFrame
      title="Choose a new password"
      contentHeight="162px"
      footer={<TextLink to="/login">Back to log in</TextLink>}
    >
      {loading ? <AuthPending message="Loading..." height="0" /> : <ResetPassword token={parameters.get("token")} />}
    </AuthFrame>
  );
}
