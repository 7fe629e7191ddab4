import { useSearchParams } from "react-router";
import { AuthFrame } from "~/components/AuthFrame";
import { TextLink } from "~/components/TextLink";
import { unlistedMeta } from "~/features/site/page-meta";
import { ConfirmDomain } from "~/features/verification/components/ConfirmDomain";

export const meta = () => [
  ...unlistedMeta("Confirm a domain", "Confirm that a club or startup on Quadwork can be reached at a domain."),
  { name: "referrer", content: "no-referrer" },
];

export default function VerifyDomainPage() {
  const [parameters] = useSearchParams();
  return (
    <AuthFrame
      title="Confirm a domain"
      contentHeight="162px"
      footer={<TextLink to="/contact">Ask us if something looks wrong</TextLink>}
    >
      <ConfirmDomain token={parameters.get("token")} />
    </AuthFrame>
  );
}
