import type { PersonName, World } from "../support/world.ts";

const q = (value: string) => JSON.stringify(value);

/** Every operation that takes a session, whatever the scopes of a token: who asks, and a document that would run it. */
export function sessionOperations(world: World): [operation: string, as: PersonName, document: string][] {
  const { accessTokens, factors, handovers, people } = world;
  const sent = `id: ${q(world.membershipInvitations.toFormerOfficer)}`;
  const person = `firstName: "A", lastName: "B", password: "correct horse battery"`;
  return [
    ["clubBySecretCode", "head", `{ clubBySecretCode(secretCode: "AAAAA1") { clubName } }`],
    ["isPasswordResetLinkValid", "head", `{ isPasswordResetLinkValid(token: "A") }`],
    ["sessions", "head", `{ sessions { totalCount } }`],
    ["personalData", "head", `{ personalData { json } }`],
    ["accountDeletionPreview", "head", `{ accountDeletionPreview { teamCount } }`],
    [
      "changePassword",
      "head",
      `mutation { changePassword(input: { currentPassword: "correct horse battery", newPassword: "another horse battery" }) }`,
    ],
    ["endSession", "head", `mutation { endSession(input: { id: "A" }) }`],
    ["endOtherSessions", "head", `mutation { endOtherSessions }`],
    ["endAllSessions", "head", `mutation { endAllSessions }`],
    [
      "deleteAccount",
      "mate",
      `mutation { deleteAccount(input: { password: "correct horse battery", confirmation: "mate@world.example" }) }`,
    ],
    ["membershipInvitation", "head", `{ membershipInvitation(token: "A") { role } }`],
    ["endMembership", "head", `mutation { endMembership(input: { profileId: ${q(people.officer.id)} }) }`],
    ["invitePerson", "head", `mutation { invitePerson(input: { email: "a@b.example" }) { id } }`],
    ["resendMembershipInvitation", "head", `mutation { resendMembershipInvitation(input: { ${sent} }) { id } }`],
    ["withdrawMembershipInvitation", "head", `mutation { withdrawMembershipInvitation(input: { ${sent} }) }`],
    ["acceptMembershipInvitation", "head", `mutation { acceptMembershipInvitation(input: { token: "A" }) { id } }`],
    ["declineMembershipInvitation", "head", `mutation { declineMembershipInvitation(input: { token: "A" }) }`],
    ["domainConfirmation", "head", `{ domainConfirmation(token: "A") { domain } }`],
    ["confirmDomain", "head", `mutation { confirmDomain(input: { token: "A" }) { domain } }`],
    ["startVerification", "head", `mutation { startVerification(input: { domain: "a.example.com" }) { id } }`],
    ["checkVerification", "head", `mutation { checkVerification(input: { method: DNS }) { id } }`],
    ["sendVerificationMail", "head", `mutation { sendVerificationMail(input: { email: "a@b.example" }) { id } }`],
    ["endVerification", "head", `mutation { endVerification }`],
    [
      "offerHandover",
      "head",
      `mutation { offerHandover(input: { to: ${q(people.officer.id)}, afterwards: STAY }) { id } }`,
    ],
    ["acceptHandover", "colleague", `mutation { acceptHandover(input: { id: ${q(handovers.toColleague)} }) { id } }`],
    ["declineHandover", "colleague", `mutation { declineHandover(input: { id: ${q(handovers.toColleague)} }) }`],
    ["withdrawHandover", "owner", `mutation { withdrawHandover(input: { id: ${q(handovers.toColleague)} }) }`],
    ["orderSuccessors", "head", `mutation { orderSuccessors(input: { profileIds: [] }) { id } }`],
    ["leaveOrganisation", "officer", `mutation { leaveOrganisation { id } }`],
    ["auditLog", "head", `{ auditLog { totalCount } }`],
    ["accessTokens", "head", `{ accessTokens { totalCount } }`],
    [
      "createAccessToken",
      "head",
      `mutation { createAccessToken(input: { name: "A", scopes: [CLUBS_WRITE] }) { token } }`,
    ],
    ["revokeAccessToken", "head", `mutation { revokeAccessToken(input: { id: ${q(accessTokens.ofHead)} }) }`],
    [
      "logIn",
      "head",
      `mutation { logIn(input: { email: "a@b.example", password: "wrong password" }) { accessToken } }`,
    ],
    ["completeLogIn", "head", `mutation { completeLogIn(input: { challenge: "A", code: "123456" }) { accessToken } }`],
    [
      "enrollTotp",
      "head",
      `mutation { enrollTotp(input: { friendlyName: "A", password: "correct horse battery" }) { secret } }`,
    ],
    [
      "verifyTotp",
      "head",
      `mutation { verifyTotp(input: { id: ${q(factors.applicants)}, code: "123456" }) { codes } }`,
    ],
    [
      "removeFactor",
      "head",
      `mutation { removeFactor(input: { id: ${q(factors.applicants)}, password: "correct horse battery", code: "123456" }) }`,
    ],
    [
      "regenerateRecoveryCodes",
      "head",
      `mutation { regenerateRecoveryCodes(input: { password: "correct horse battery", code: "123456" }) { codes } }`,
    ],
    ["me with the second factor", "head", `{ me { secondFactor { id } } }`],
    ["logOut", "head", `mutation { logOut }`],
    ["refreshSession", "head", `mutation { refreshSession(input: { refreshToken: "A" }) { accessToken } }`],
    ["verifyEmail", "head", `mutation { verifyEmail(input: { token: "A" }) }`],
    ["resendVerification", "head", `mutation { resendVerification(input: { email: "a@b.example" }) }`],
    ["requestPasswordReset", "head", `mutation { requestPasswordReset(input: { email: "a@b.example" }) }`],
    ["resetPassword", "head", `mutation { resetPassword(input: { token: "A", password: "correct horse battery" }) }`],
    [
      "sendContactMessage",
      "head",
      `mutation { sendContactMessage(input: { name: "AB", email: "a@b.example", subject: "A question", message: "How does it work?" }) }`,
    ],
    ["reserveSecretCode", "head", `mutation { reserveSecretCode }`],
    [
      "registerStudent",
      "head",
      `mutation { registerStudent(input: { firstName: "A", lastName: "B", email: "a@b.example", password: "correct horse battery", clubCode: "AAAAA1", education: "C", resumeUrl: "https://drive.google.com/d" }) { email } }`,
    ],
    [
      "registerClubHead",
      "head",
      `mutation { registerClubHead(input: { firstName: "A", lastName: "B", email: "a@b.example", password: "correct horse battery", clubName: "C", collegeName: "D", clubType: OTHER, description: "E" }) { email } }`,
    ],
    ["registerInvited", "head", `mutation { registerInvited(input: { ${person}, token: "A" }) { email } }`],
    [
      "registerStartup",
      "head",
      `mutation { registerStartup(input: { firstName: "A", lastName: "B", email: "a@b.example", password: "correct horse battery", companyName: "C", position: "D", industry: OTHER }) { email } }`,
    ],
  ];
}
