import { AuthFrame } from "~/components/AuthFrame";
import { TextLink } from "~/components/TextLink";
import { ForgotPassword } from "~/features/account/components/ForgotPassword";
import { pageMeta } from "~/features/site/page-meta";

const description = "Enter your email address and we'll send you a link to choose a new one.";

export const meta = () =>
  pageMeta({
    title: "Forgot password",
    description: `Forgot your Quadwork password? ${description}`,
    path: "/forgot-password",
  });

export default function ForgotPasswordPage() {
  return (
    <AuthFrame
      title="Forgot your password?"
      description={description}
      footer={<TextLink to="/login">Back to log in</TextLink>}
    >
      <ForgotPassword />
    </AuthFrame>
  );
}
