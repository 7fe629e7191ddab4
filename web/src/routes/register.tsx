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
      description="Joining is free and takes about two minutes."
      footer={
        <>
          Already have an account? <TextLink to="/login">Log in</TextLink>
        </>
      }
    >
      {/* The address may prefill the form, but the prerendered page does not know it. */}
      {loading ? <AuthPending message="Loading..." height="100dvh" /> : <RegistrationForm />}
    </AuthFrame>
  );
}
