import { Text } from "@chakra-ui/react";
import { membershipRoleLabels, termsVersion } from "@quadwork/server/contract";
import type { InvitationKind } from "~/components/MailedInvitation";
import type { InvitedPerson } from "~/components/useAnswerInvitation";
import { request } from "~/graphql/request";
import { rereadUser } from "~/graphql/session";
import { accountToasts } from "~/texts/account-toasts";
import { AcceptMembershipInvitationDocument } from "./hooks/AcceptMembershipInvitation.generated";
import { DeclineMembershipInvitationDocument } from "./hooks/DeclineMembershipInvitation.generated";
import { MembershipInvitationDocument, type MembershipInvitationQuery } from "./hooks/MembershipInvitation.generated";
import { RegisterInvitedDocument } from "./hooks/RegisterInvited.generated";

/** An invitation to act for a club or startup. */
export const membershipInvitation: InvitationKind<MembershipInvitationQuery["membershipInvitation"], InvitedPerson> = {
  path: "/invitation",
  ask: async (token, options) => (await request(MembershipInvitationDocument, { token }, options)).membershipInvitation,
  async accept(token, options) {
    await request(AcceptMembershipInvitationDocument, { input: { token } }, options);
    // The screens follow from what the session says of the membership.
    await rereadUser();
  },
  decline: (token) => request(DeclineMembershipInvitationDocument, { input: { token } }),
  register: (token, { termsAccepted: _agreed, ...person }) =>
    request(RegisterInvitedDocument, { input: { token, ...person, termsVersion } }),
  summary: ({ organisationName, collegeName, role }) => (
    <>
      {" invites you to act for "}
      <Text as="strong" dir="auto" fontWeight="semibold" overflowWrap="anywhere">
        {organisationName}
      </Text>
      {collegeName ? ` (${collegeName})` : ""}, as {role === "OFFICER" ? "an" : "a"}{" "}
      {membershipRoleLabels[role].toLowerCase()}.
    </>
  ),
  logIn: "Log in to accept.",
  acceptLabel: "Accept",
  acceptBusy: "Accepting...",
  welcome: ({ organisationName }) => ({
    ...accountToasts.actsNow,
    description: `You now act for ${organisationName}.`,
  }),
  declined: ({ organisationName }) => `You declined the invitation. We have told ${organisationName}.`,
};
