import { AuthFrame } from "~/components/AuthFrame";
import { AuthPending } from "~/components/AuthPending";
import { TextLink } from "~/components/TextLink";
import { RegistrationForm } from "~/features/registration/components/RegistrationForm";
import { pageMeta } from "~/features/site/page-meta";
import { useAuth } from "~/graphql/session";

export const meta = () =>
  pageMeta({
    title: "Register",
    description: "Join Quadwork as a student, a club head or a startup.",
    path: "/register",
  });

export default function RegisterPage() {
  const { loading } = useAuth();
  return (
    <AuthFrame
      size="wide"
      title="Create your account"
      description="Free for everyone to join. It takes about two minutes."
      footer={
        <>
          Already have an account? <TextLink to="/login">Log in</TextLink>
        </>
      }
    >
      {/* The address may prefill the form, which the prerendered page cannot know. */}
      {loading ? <AuthPending message="Loading..." height="100dvh" /> : <RegistrationForm />}
    </AuthFrame>
  );
}
