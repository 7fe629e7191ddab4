import { AuthFrame } from "~/features/accounts/components/AuthFrame";
import { ForgotPassword } from "~/features/accounts/components/ForgotPassword";
import { TextLink } from "~/features/accounts/components/TextLink";
import { unlistedMeta } from "~/features/site/page-meta";

export const meta = () => unlistedMeta("Forgot password");

export default function ForgotPasswordPage() {
  return (
    <AuthFrame
      title="Forgot your password?"
      description="Tell us your address and we send you a link to choose a new one."
      footer={<TextLink to="/login">Back to log in</TextLink>}
    >
      <ForgotPassword />
    </AuthFrame>
  );
}
