import { useSearchParams } from "react-router";
import { AuthFrame } from "~/components/AuthFrame";
import { AuthPending } from "~/components/AuthPending";
import { TextLink } from "~/components/TextLink";
import { unlistedMeta } from "~/features/site/page-meta";
import { ConfirmDomain } from "~/features/verification/components/ConfirmDomain";
import { useAuth } from "~/graphql/session";

export const meta = () => [
  ...unlistedMeta("Confirm a domain", "Confirm that a club or startup on Quadwork can be reached at a domain."),
  { name: "referrer", content: "no-referrer" },
];

export default function VerifyDomainPage() {
  // The page is prerendered without a token: what depends on it waits until the page is alive.
  const { loading } = useAuth();
  const [parameters] = useSearchParams();
  return (
    <AuthFrame
      title="Confirm a domain"
      contentHeight="162px"
      footer={<TextLink to="/contact">Ask us if something looks wrong</TextLink>}
    >
      {loading ? <AuthPending message="Loading..." height="0" /> : <ConfirmDomain token={parameters.get("token")} />}
    </AuthFrame>
  );
}
