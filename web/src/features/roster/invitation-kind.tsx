import { Text } from "@chakra-ui/react";
import { termsVersion } from "@quadwork/server/contract";
import type { InvitationKind } from "~/components/MailedInvitation";
import type { InvitedPerson } from "~/components/useAnswerInvitation";
import { request } from "~/graphql/request";
import { accountToasts } from "~/texts/account-toasts";
import { AcceptRosterInvitationDocument } from "./hooks/AcceptRosterInvitation.generated";
import { DeclineRosterInvitationDocument } from "./hooks/DeclineRosterInvitation.generated";
import { RegisterInvitedStudentDocument } from "./hooks/RegisterInvitedStudent.generated";
import { RosterInvitationDocument, type RosterInvitationQuery } from "./hooks/RosterInvitation.generated";

export type RosterInvitationPreview = RosterInvitationQuery["rosterInvitation"];

/** What an invited student registers with. */
export interface InvitedStudentValues extends InvitedPerson {
  education: string;
  resumeUrl: string;
  skills: string[];
}

/** An invitation to join a club as a student. */
export const rosterInvitation: InvitationKind<RosterInvitationPreview, InvitedStudentValues> = {
  path: "/join",
  ask: async (token, options) => (await request(RosterInvitationDocument, { token }, options)).rosterInvitation,
  accept: (token, options) => request(AcceptRosterInvitationDocument, { input: { token } }, options),
  decline: (token) => request(DeclineRosterInvitationDocument, { input: { token } }),
  register: (token, { termsAccepted: _agreed, ...student }) =>
    request(RegisterInvitedStudentDocument, { input: { token, ...student, termsVersion } }),
  summary: ({ clubName, collegeName }) => (
    <>
      {" invites you to join "}
      <Text as="strong" dir="auto" fontWeight="semibold" overflowWrap="anywhere">
        {clubName}
      </Text>{" "}
      ({collegeName}) as a student.
    </>
  ),
  logIn: "Log in to join.",
  acceptLabel: "Join the club",
  acceptBusy: "Joining...",
  welcome: ({ clubName }) => ({
    ...accountToasts.clubJoinedByLink,
    description: `You are now a student of ${clubName}.`,
  }),
  declined: ({ clubName }) => `You declined the invitation. ${clubName} will not invite you again for now.`,
};
