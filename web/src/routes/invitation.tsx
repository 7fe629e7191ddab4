import { useSearchParams } from "react-router";
import { AuthFrame } from "~/components/AuthFrame";
import { AuthPending } from "~/components/AuthPending";
import { TextLink } from "~/components/TextLink";
import { Invitation } from "~/features/memberships/components/Invitation";
import { TermsField } from "~/features/registration/components/TermsField";
import { unlistedMeta } from "~/features/site/page-meta";
import { useAuth } from "~/graphql/session";

export const meta = () => [
  ...unlistedMeta("Your invitation", "Accept or decline an invitation to act for a club or startup on Quadwork."),
  { name: "referrer", content: "no-referrer" },
];

export default function InvitationPage() {
  const { loading } = useAuth();
  const [parameters] = useSearchParams();
  return (
    <AuthFrame
      title="Your invitation"
      contentHeight="162px"
      footer={<TextLink to="/contact">Ask us if something looks wrong</TextLink>}
    >
      {loading ? (
        <AuthPending message="Loading..." height="0" />
      ) : (
        <Invitation token={parameters.get("token")} TermsField={TermsField} />
      )}
    </AuthFrame>
  );
}
