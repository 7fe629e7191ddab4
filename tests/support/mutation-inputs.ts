/** The inputs of all mutations, for tests that try every one of them in the world of world.ts. */
import { getNamedType, type GraphQLSchema } from "graphql";
import { termsVersion } from "../../server/src/contract/terms.ts";
import type { TestServer } from "./test-server.ts";
import { invitationTokens, rosterToken } from "./world-succession.ts";
import { worldDomains } from "./world-verifications.ts";
import { type PersonName, type World, worldPassword } from "./world.ts";

/** An id that no row has. */
export const UNKNOWN_ID = "0192a000-0000-7000-8000-000000000000";

/** Texts with a character that no field but a password accepts: NUL, and one that turns the direction of writing. */
export const NUL = "a\u0000b";
export const BIDI = "a\u202Eb";

/** An input and who may send it; null for a guest. */
export interface MutationInput {
  as: PersonName | null;
  input: Record<string, unknown>;
}

const details = {
  title: "New",
  description: "Text",
  category: "OTHER",
  skills: ["React"],
  startDate: "2030-02-01",
  endDate: "2030-03-01",
  duration: "1-2 weeks",
  stipend: "None",
  teamSize: 2,
};
export const deliverableInput = { title: "New", description: "Text", dueDate: "2030-02-01" };
const person = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@new.example",
  password: "correct horse battery",
  termsVersion,
};
const club = { clubName: "New", collegeName: "College", clubType: "OTHER", description: "Text" };
const startup = {
  companyName: "New",
  position: "Founder",
  industry: "OTHER",
  website: "https://new.example",
  description: "Text",
};
const webhook = { url: "https://127.0.0.1:9/hook", events: ["DELIVERABLE_CREATED"], description: "Nightly import" };
const student = { education: "B.Tech", resumeUrl: "https://drive.google.com/file/d/new", skills: ["React"] };

/**
 * An input with every field set, for each mutation that takes one. It is accepted, or refused only because of state.
 */
export function mutationInputs(world: World): Record<string, MutationInput> {
  const {
    projects,
    teams,
    applications,
    deliverables,
    people,
    clubs,
    codes,
    accessTokens,
    calendarFeeds,
    webhooks,
    webhookDeliveries,
    membershipInvitations: { toFormerOfficer },
    rosterInvitations: { toLoner },
    handovers,
    reports,
  } = world;
  const { email: _email, ...invited } = person;
  return {
    createProject: { as: "owner", input: { ...details, deliverables: [deliverableInput] } },
    updateProject: { as: "owner", input: { ...details, id: projects.open } },
    completeProject: { as: "owner", input: { id: projects.running } },
    withdrawProject: { as: "owner", input: { id: projects.open } },
    rejectOtherApplications: { as: "owner", input: { projectId: projects.running } },
    inviteClub: {
      as: "owner",
      input: { projectId: projects.open, clubId: clubs.strangerHead, message: "Join us." },
    },
    submitApplication: {
      as: "head",
      input: { projectId: projects.open, teamId: teams.team, message: "Take us.", holdsBack: true },
    },
    approveApplication: { as: "rivalHead", input: { id: applications.invitation, teamId: null } },
    rejectApplication: { as: "owner", input: { id: applications.pending } },
    withdrawApplication: { as: "head", input: { id: applications.pending } },
    createTeam: { as: "head", input: { teamName: "New", description: "Text", projectId: projects.open } },
    updateTeam: {
      as: "head",
      input: { id: teams.team, teamName: "New", description: "Text", teamLeadId: people.member.id },
    },
    deleteTeam: { as: "head", input: { id: teams.idleTeam } },
    addTeamMembers: { as: "head", input: { teamId: teams.team, studentIds: [people.mate.id] } },
    removeTeamMember: { as: "head", input: { teamId: teams.team, studentId: people.member.id } },
    removeStudent: { as: "head", input: { studentId: people.member.id } },
    endMembership: { as: "head", input: { profileId: people.officer.id } },
    invitePerson: { as: "head", input: { email: "asha@new.example" } },
    resendMembershipInvitation: { as: "head", input: { id: toFormerOfficer } },
    withdrawMembershipInvitation: { as: "head", input: { id: toFormerOfficer } },
    acceptMembershipInvitation: { as: "formerOfficer", input: { token: invitationTokens.toFormerOfficer } },
    declineMembershipInvitation: { as: null, input: { token: "unknown" } },
    registerInvited: { as: null, input: { ...invited, token: "unknown" } },
    setStudentAlumnus: { as: "head", input: { studentId: people.mate.id, isAlumnus: true } },
    importRoster: {
      as: "head",
      input: { rows: [{ email: person.email, firstName: "Asha", lastName: "Rao", education: "B.Tech" }] },
    },
    resendRosterInvitation: { as: "head", input: { id: toLoner } },
    withdrawRosterInvitation: { as: "head", input: { id: toLoner } },
    acceptRosterInvitation: { as: "loner", input: { token: rosterToken } },
    declineRosterInvitation: { as: null, input: { token: "unknown" } },
    registerInvitedStudent: { as: null, input: { ...invited, ...student, token: "unknown" } },
    updateClub: { as: "head", input: { ...club, officersMayAnswer: false } },
    offerHandover: { as: "head", input: { to: people.officer.id, afterwards: "STAY" } },
    acceptHandover: { as: "colleague", input: { id: handovers.toColleague } },
    declineHandover: { as: "colleague", input: { id: handovers.toColleague } },
    withdrawHandover: { as: "owner", input: { id: handovers.toColleague } },
    orderSuccessors: { as: "head", input: { profileIds: [people.deputy.id, people.officer.id] } },
    acceptTerms: { as: "member", input: { version: termsVersion } },
    createReport: {
      as: "member",
      input: { targetType: "PROJECT", targetId: projects.open, reason: "OTHER", details: "Text" },
    },
    openReport: { as: "applicant", input: { id: reports.ofOpen } },
    answerReport: { as: "applicant", input: { id: reports.ofOpen, outcome: "ACTED", note: "Text" } },
    openAccount: { as: "applicant", input: { account: "nobody@world.example" } },
    suspendAccount: { as: "applicant", input: { id: people.loner.id, reason: "Text" } },
    reopenAccount: { as: "applicant", input: { id: people.latecomer.id } },
    retryMail: { as: "applicant", input: { id: UNKNOWN_ID } },
    checkWaitingDomain: { as: "applicant", input: { id: UNKNOWN_ID } },
    retryJob: { as: "applicant", input: { id: "1" } },
    startVerification: { as: "head", input: { domain: worldDomains.head } },
    checkVerification: { as: "owner", input: { method: "DNS" } },
    sendVerificationMail: { as: "owner", input: { email: `office@${worldDomains.owner}` } },
    confirmDomain: { as: null, input: { token: "unknown" } },
    updateProfile: { as: "member", input: { firstName: "Asha", lastName: "Rao", bio: "Text" } },
    updateStudent: { as: "member", input: { ...student, resumeAfterApproval: true } },
    updateStartup: { as: "owner", input: startup },
    joinClub: { as: "loner", input: { clubCode: codes.head } },
    changePassword: { as: "member", input: { currentPassword: worldPassword, newPassword: "another horse battery" } },
    endSession: { as: "member", input: { id: UNKNOWN_ID } },
    deleteAccount: { as: "member", input: { password: worldPassword, confirmation: "nobody@world.example" } },
    addDeliverable: { as: "owner", input: { ...deliverableInput, projectId: projects.running } },
    updateDeliverable: { as: "owner", input: { ...deliverableInput, id: deliverables.running } },
    deleteDeliverable: { as: "owner", input: { id: deliverables.running } },
    setDeliverableCompletion: { as: "member", input: { id: deliverables.running, isCompleted: true } },
    createAccessToken: { as: "head", input: { name: "New", scopes: ["PROJECTS_READ"], expiresInDays: 30 } },
    revokeAccessToken: { as: "head", input: { id: accessTokens.ofHead } },
    revokeCalendarFeed: { as: "head", input: { id: calendarFeeds.ofHead } },
    createWebhook: { as: "head", input: webhook },
    updateWebhook: { as: "strangerHead", input: { ...webhook, id: webhooks.ofStranger, isEnabled: true } },
    rotateWebhookSecret: { as: "strangerHead", input: { id: webhooks.ofStranger } },
    deleteWebhook: { as: "strangerHead", input: { id: webhooks.ofStranger } },
    pingWebhook: { as: "strangerHead", input: { id: webhooks.ofStranger } },
    redeliverWebhookDelivery: { as: "strangerHead", input: { id: webhookDeliveries.toStranger } },
    registerStudent: { as: null, input: { ...person, ...student, clubCode: codes.head } },
    registerClubHead: { as: null, input: { ...person, ...club, secretCode: null } },
    registerStartup: { as: null, input: { ...person, ...startup } },
    enrollTotp: { as: "owner", input: { friendlyName: "Phone", password: "wrong password" } },
    verifyTotp: { as: "member", input: { id: UNKNOWN_ID, code: "123456" } },
    removeFactor: { as: "mate", input: { id: UNKNOWN_ID, password: worldPassword, code: "123456" } },
    regenerateRecoveryCodes: { as: "head", input: { password: worldPassword, code: "123456" } },
    completeLogIn: { as: null, input: { challenge: "unknown", code: "123456" } },
    logIn: { as: null, input: { email: "nobody@world.example", password: "wrong password" } },
    refreshSession: { as: null, input: { refreshToken: "unknown" } },
    verifyEmail: { as: null, input: { token: "unknown" } },
    resendVerification: { as: null, input: { email: "nobody@world.example" } },
    requestPasswordReset: { as: null, input: { email: "nobody@world.example" } },
    resetPassword: { as: null, input: { token: "unknown", password: "correct horse battery" } },
    sendContactMessage: {
      as: null,
      input: { name: "Asha", email: "asha@new.example", subject: "A question", message: "How does this work?" },
    },
  };
}

/** What the server says to an input. */
export interface Judgement {
  /** Null where the input is accepted. */
  code: string | null;
  message: string;
  /** Field path → what is wrong with it. */
  fields: Record<string, string>;
}

/** Judges an input of any shape, sent by the person of the mutation's usual input. */
export type InputJudge = (mutation: string, input: unknown) => Promise<Judgement>;

/** @param schema tells the type of a mutation's input, and whether its answer has fields. */
export function inputJudge(server: TestServer, schema: GraphQLSchema, world: World): InputJudge {
  const inputs = mutationInputs(world);
  return async (mutation, input) => {
    const field = schema.getMutationType()!.getFields()[mutation]!;
    const selection = "getFields" in getNamedType(field.type) ? "{ __typename }" : "";
    const document = `mutation ($input: ${field.args[0]!.type.toString()}) { ${mutation}(input: $input) ${selection} }`;
    const { as } = inputs[mutation]!;
    const { body } = await server.graphql(document, { input }, { token: as ? world.people[as].token : undefined });
    const error = body.errors?.[0];
    return {
      code: error ? (error.extensions?.code ?? "none") : null,
      message: error?.message ?? "",
      fields: error?.extensions?.fields ?? {},
    };
  };
}
