import { useSearchParams } from "react-router";
import { AuthFrame } from "~/components/AuthFrame";
import { AuthPending } from "~/components/AuthPending";
import { TextLink } from "~/components/TextLink";
import { StudyFields } from "~/features/registration/components/StudyFields";
import { TermsField } from "~/features/registration/components/TermsField";
import { Joining } from "~/features/roster/components/Joining";
import { unlistedMeta } from "~/features/site/page-meta";
import { useAuth } from "~/graphql/session";

export const meta = () => [
  ...unlistedMeta("Join your club", "Accept or decline an invitation to join a student club on Quadwork."),
  { name: "referrer", content: "no-referrer" },
];

export default function JoinPage() {
  const { loading } = useAuth();
  const [parameters] = useSearchParams();
  return (
    <AuthFrame
      title="Join your club"
      contentHeight="162px"
      footer={<TextLink to="/contact">Ask us if something looks wrong</TextLink>}
    >
      {loading ? (
        <AuthPending message="Loading..." height="0" />
      ) : (
        <Joining token={parameters.get("token")} StudyFields={StudyFields} TermsField={TermsField} />
      )}
    </AuthFrame>
  );
}
