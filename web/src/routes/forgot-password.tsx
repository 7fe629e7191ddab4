import { AuthFrame } from "~/features/accounts/components/AuthFrame";
import { ForgotPassword } from "~/features/accounts/components/ForgotPassword";
import { TextLink } from "~/features/accounts/components/TextLink";

export const meta = () => [{ title: "Forgot password | Quadwork" }, { name: "robots", content: "noindex" }];

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
