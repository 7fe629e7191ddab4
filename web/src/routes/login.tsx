import { lazy } from "react";
import { useLocation } from "react-router";
import { AuthFrame } from "~/components/AuthFrame";
import { AuthPending } from "~/components/AuthPending";
import { TextLink } from "~/components/TextLink";
import { LogInForm } from "~/features/log-in/components/LogInForm";
import { SessionEnded } from "~/features/log-in/components/SessionEnded";
import { pageMeta } from "~/features/site/page-meta";
import { useAuth } from "~/graphql/session";

/** Loaded for those who have to verify their address. */
const VerificationNotice = lazy(() => import("~/features/account/components/VerificationNotice"));

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
        <>
          <SessionEnded />
          <LogInForm registeredEmail={registeredEmail} VerificationNotice={VerificationNotice} />
        </>
      )}
    </AuthFrame>
  );
}
