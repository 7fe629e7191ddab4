import { request } from "~/graphql/request";
import { useMailedLink } from "~/graphql/useMailedLink";
import { MembershipInvitationDocument, type MembershipInvitationQuery } from "./MembershipInvitation.generated";

export type InvitationPreview = MembershipInvitationQuery["membershipInvitation"];

/** What is behind the link of an invitation to act, for `viewer`: the id of who is logged in, or null. */
export const useInvitation = (token: string, viewer: string | null) =>
  useMailedLink(
    token,
    viewer,
    async (ofLink, options) =>
      (await request(MembershipInvitationDocument, { token: ofLink }, options)).membershipInvitation,
  );
