import { InvitedForm, type FormPart } from "~/components/InvitedForm";
import { MailedInvitation } from "~/components/MailedInvitation";
import type { InvitedPerson } from "~/components/useAnswerInvitation";
import { membershipInvitation } from "../invitation-kind";

const empty: InvitedPerson = { firstName: "", lastName: "", password: "", termsAccepted: false };

const loadRules = async () => (await import("../invitation-rules")).invitedRegistrationRules;

export interface InvitationProps {
  /** From the mailed link; null without one. */
  token: string | null;
  /** Agreeing to the terms. */
  TermsField: FormPart;
}

/** An invitation to act for a club or startup; kind and address of a new account are given. */
export function Invitation({ token, TermsField }: InvitationProps) {
  return (
    <MailedInvitation
      token={token}
      kind={membershipInvitation}
      form={({ email }, register) => (
        <InvitedForm
          email={email}
          initialValues={empty}
          loadRules={loadRules}
          onSubmit={register}
          submitLabel="Create account and accept"
          TermsField={TermsField}
        />
      )}
    />
  );
}
