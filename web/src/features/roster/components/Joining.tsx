import { InvitedForm, type FormPart } from "~/components/InvitedForm";
import { MailedInvitation } from "~/components/MailedInvitation";
import { rosterInvitation, type InvitedStudentValues } from "../invitation-kind";

const loadRules = async () => (await import("../student-rules")).invitedStudentRules;

export interface JoiningProps {
  /** From the mailed link; null without one. */
  token: string | null;
  /** Course, resume and skills. */
  StudyFields: FormPart;
  /** Agreeing to the terms. */
  TermsField: FormPart;
}

/** An invitation to join a club as a student; kind, address and club of a new account are given. */
export function Joining({ token, ...parts }: JoiningProps) {
  return (
    <MailedInvitation
      token={token}
      kind={rosterInvitation}
      form={({ email, firstName, lastName, education }, register) => (
        <InvitedForm<InvitedStudentValues>
          {...parts}
          email={email}
          initialValues={{
            firstName: firstName ?? "",
            lastName: lastName ?? "",
            password: "",
            education: education ?? "",
            resumeUrl: "",
            skills: [],
            termsAccepted: false,
          }}
          loadRules={loadRules}
          onSubmit={register}
          submitLabel="Create account and join"
        />
      )}
    />
  );
}
