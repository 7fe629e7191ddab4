import { useLocation } from "react-router";
import { AuthFrame } from "~/features/accounts/components/AuthFrame";
import { AuthPending } from "~/features/accounts/components/AuthPending";
import { LogInForm } from "~/features/accounts/components/LogInForm";
import { TextLink } from "~/features/accounts/components/TextLink";
import { pageMeta } from "~/features/site/page-meta";
import { useAuth } from "~/graphql/session";

export const meta = () =>
  pageMeta({
    title: "Log in",
    description: "Log in to Quadwork to see your projects, teams and applications.",
    path: "/login",
  });

export default function LogInPage() {
  const { loading } = useAuth();
  const { state } = useLocation();
  const registeredEmail = (state as { registeredEmail?: string } | null)?.registeredEmail;
  return (
    <AuthFrame
      title="Welcome back"
      footer={
        <>
          New to Quadwork? <TextLink to="/register">Create an account</TextLink>
        </>
      }
    >
      {loading ? (
        <AuthPending message="Authenticating..." height="261px" />
      ) : (
        <LogInForm registeredEmail={registeredEmail} />
      )}
    </AuthFrame>
  );
}
