/** What each operation needs of a personal access token: the tables that access-tokens.test.ts runs. */
import type { PersonName, World } from "../support/world.ts";

const q = (value: string) => JSON.stringify(value);

/**
 * Every operation that a token may run: who does so in this world, the scopes that it takes, separated by blanks, and a
 * document that runs it.
 */
export function scopedOperations(
  world: World,
): [operation: string, as: PersonName, scopes: string, document: string][] {
  const { projects, teams, applications, deliverables, people, clubs, startups, webhooks, webhookDeliveries } = world;
  const details = `title: "New", description: "Text", category: OTHER, skills: ["React"], startDate: "2030-02-01", duration: "1 week", teamSize: 2`;
  return [
    ["me", "owner", "PROFILES_READ", `{ me { id } }`],
    ["student", "head", "PROFILES_READ", `{ student(id: ${q(people.member.id)}) { email resumeUrl } }`],
    ["startup", "head", "PROFILES_READ", `{ startup(id: ${q(startups.owner)}) { companyName } }`],
    [
      "updateProfile",
      "owner",
      "PROFILES_WRITE",
      `mutation { updateProfile(input: { firstName: "A", lastName: "B" }) { firstName email } }`,
    ],
    ["updateStudent", "member", "PROFILES_WRITE", `mutation { updateStudent(input: { skills: ["A"] }) { skills } }`],
    [
      "updateStartup",
      "owner",
      "PROFILES_WRITE",
      `mutation { updateStartup(input: { companyName: "A", position: "B", industry: OTHER }) { companyName } }`,
    ],

    ["projects", "owner", "PROJECTS_READ", `{ projects { nodes { title } } }`],
    ["project", "owner", "PROJECTS_READ", `{ project(id: ${q(projects.open)}) { title viewerCanUpdate } }`],
    ["projectCategories", "owner", "PROJECTS_READ", `{ projectCategories }`],
    ["projectTemplates", "owner", "PROJECTS_READ", `{ projectTemplates { title } }`],
    ["deliverableTemplates", "owner", "PROJECTS_READ", `{ deliverableTemplates(category: OTHER) { title } }`],
    [
      "project with its startup",
      "owner",
      "PROJECTS_READ PROFILES_READ",
      `{ project(id: ${q(projects.open)}) { startup { companyName } } }`,
    ],
    [
      "project with its applications",
      "owner",
      "PROJECTS_READ APPLICATIONS_READ",
      `{ project(id: ${q(projects.wanted)}) { applications { nodes { message } } } }`,
    ],
    [
      "project with its deliverables",
      "owner",
      "PROJECTS_READ DELIVERABLES_READ",
      `{ project(id: ${q(projects.running)}) { deliverables { totalCount } } }`,
    ],
    ["createProject", "owner", "PROJECTS_WRITE", `mutation { createProject(input: { ${details} }) { title } }`],
    [
      "updateProject",
      "owner",
      "PROJECTS_WRITE",
      `mutation { updateProject(input: { id: ${q(projects.open)}, ${details} }) { title } }`,
    ],
    [
      "completeProject",
      "owner",
      "PROJECTS_WRITE",
      `mutation { completeProject(input: { id: ${q(projects.running)} }) { status } }`,
    ],
    ["withdrawProject", "owner", "PROJECTS_WRITE", `mutation { withdrawProject(input: { id: ${q(projects.open)} }) }`],

    ["applications", "owner", "APPLICATIONS_READ", `{ applications { nodes { message } } }`],
    ["application", "owner", "APPLICATIONS_READ", `{ application(id: ${q(applications.pending)}) { message } }`],
    [
      "application with its club",
      "owner",
      "APPLICATIONS_READ CLUBS_READ",
      `{ application(id: ${q(applications.pending)}) { club { clubName } } }`,
    ],
    [
      "submitApplication",
      "head",
      "APPLICATIONS_WRITE",
      `mutation { submitApplication(input: { projectId: ${q(projects.open)}, teamId: ${q(teams.team)}, message: "A" }) { id } }`,
    ],
    [
      "inviteClub",
      "owner",
      "APPLICATIONS_WRITE",
      `mutation { inviteClub(input: { projectId: ${q(projects.open)}, clubId: ${q(clubs.strangerHead)}, message: "A" }) { id } }`,
    ],
    [
      "approveApplication",
      "owner",
      "APPLICATIONS_WRITE",
      `mutation { approveApplication(input: { id: ${q(applications.pending)} }) { status } }`,
    ],
    [
      "approveApplication with its project",
      "owner",
      "APPLICATIONS_WRITE PROJECTS_READ",
      `mutation { approveApplication(input: { id: ${q(applications.pending)} }) { project { status } } }`,
    ],
    [
      "rejectApplication",
      "owner",
      "APPLICATIONS_WRITE",
      `mutation { rejectApplication(input: { id: ${q(applications.pending)} }) { status } }`,
    ],
    [
      "withdrawApplication",
      "head",
      "APPLICATIONS_WRITE",
      `mutation { withdrawApplication(input: { id: ${q(applications.pending)} }) }`,
    ],
    [
      "rejectOtherApplications",
      "owner",
      "APPLICATIONS_WRITE PROJECTS_READ",
      `mutation { rejectOtherApplications(input: { projectId: ${q(projects.running)} }) { id } }`,
    ],

    ["teams", "head", "TEAMS_READ", `{ teams { nodes { teamName memberCount } } }`],
    ["team", "head", "TEAMS_READ", `{ team(id: ${q(teams.team)}) { teamName members { totalCount } } }`],
    [
      "team with its people",
      "head",
      "TEAMS_READ PROFILES_READ",
      `{ team(id: ${q(teams.team)}) { members { nodes { student { email } } } } }`,
    ],
    ["createTeam", "head", "TEAMS_WRITE", `mutation { createTeam(input: { teamName: "A" }) { teamName } }`],
    [
      "createTeam with a wish",
      "head",
      "TEAMS_WRITE PROJECTS_READ",
      `mutation { createTeam(input: { teamName: "A", projectId: ${q(projects.open)} }) { teamName } }`,
    ],
    [
      "updateTeam",
      "head",
      "TEAMS_WRITE",
      `mutation { updateTeam(input: { id: ${q(teams.team)}, teamName: "A" }) { teamName } }`,
    ],
    [
      "addTeamMembers",
      "head",
      "TEAMS_WRITE",
      `mutation { addTeamMembers(input: { teamId: ${q(teams.team)}, studentIds: [${q(people.mate.id)}] }) { memberCount } }`,
    ],
    [
      "removeTeamMember",
      "head",
      "TEAMS_WRITE",
      `mutation { removeTeamMember(input: { teamId: ${q(teams.team)}, studentId: ${q(people.member.id)} }) { memberCount } }`,
    ],
    ["deleteTeam", "head", "TEAMS_WRITE", `mutation { deleteTeam(input: { id: ${q(teams.idleTeam)} }) }`],

    ["clubs", "head", "CLUBS_READ", `{ clubs { nodes { clubName secretCode } } }`],
    [
      "clubs to invite",
      "owner",
      "CLUBS_READ APPLICATIONS_READ",
      `{ clubs(filter: { invitableTo: ${q(projects.open)} }) { totalCount } }`,
    ],
    ["club", "head", "CLUBS_READ", `{ club(id: ${q(clubs.head)}) { secretCode } }`],
    [
      "club with its members",
      "head",
      "CLUBS_READ PROFILES_READ",
      `{ club(id: ${q(clubs.head)}) { members { nodes { email } } } }`,
    ],
    ["club with its teams", "head", "CLUBS_READ TEAMS_READ", `{ club(id: ${q(clubs.head)}) { teams { totalCount } } }`],
    [
      "club with its applications",
      "head",
      "CLUBS_READ APPLICATIONS_READ",
      `{ club(id: ${q(clubs.head)}) { applicationCount } }`,
    ],
    [
      "updateClub",
      "head",
      "CLUBS_WRITE",
      `mutation { updateClub(input: { clubName: "A", collegeName: "B", clubType: OTHER }) { clubName } }`,
    ],
    ["rotateSecretCode", "head", "CLUBS_WRITE", `mutation { rotateSecretCode { secretCode } }`],
    [
      "removeStudent",
      "head",
      "CLUBS_WRITE",
      `mutation { removeStudent(input: { studentId: ${q(people.member.id)} }) { clubName } }`,
    ],
    [
      "setStudentAlumnus",
      "head",
      "CLUBS_WRITE PROFILES_READ",
      `mutation { setStudentAlumnus(input: { studentId: ${q(people.mate.id)}, isAlumnus: true }) { alumnusSince } }`,
    ],
    [
      "rosterPreview",
      "head",
      "CLUBS_READ",
      `{ rosterPreview(input: { rows: [{ email: "a@b.example" }] }) { status } }`,
    ],
    [
      "importRoster",
      "head",
      "CLUBS_WRITE",
      `mutation { importRoster(input: { rows: [{ email: "a@b.example" }] }) { status } }`,
    ],
    [
      "resendRosterInvitation",
      "head",
      "CLUBS_WRITE",
      `mutation { resendRosterInvitation(input: { id: ${q(world.rosterInvitations.toLoner)} }) { email } }`,
    ],
    [
      "withdrawRosterInvitation",
      "head",
      "CLUBS_WRITE",
      `mutation { withdrawRosterInvitation(input: { id: ${q(world.rosterInvitations.toLoner)} }) }`,
    ],
    [
      "club with its roster invitations",
      "head",
      "CLUBS_READ",
      `{ club(id: ${q(clubs.head)}) { rosterInvitations { totalCount } } }`,
    ],

    [
      "club with its invitations",
      "head",
      "CLUBS_READ PROFILES_READ",
      `{ club(id: ${q(clubs.head)}) { membershipInvitations { totalCount } } }`,
    ],
    ["deliverables", "member", "DELIVERABLES_READ", `{ deliverables { nodes { title } } }`],
    ["deliverable", "member", "DELIVERABLES_READ", `{ deliverable(id: ${q(deliverables.running)}) { title } }`],
    [
      "addDeliverable",
      "owner",
      "DELIVERABLES_WRITE",
      `mutation { addDeliverable(input: { projectId: ${q(projects.running)}, title: "A", dueDate: "2030-02-01" }) { title } }`,
    ],
    [
      "updateDeliverable",
      "owner",
      "DELIVERABLES_WRITE",
      `mutation { updateDeliverable(input: { id: ${q(deliverables.running)}, title: "A", dueDate: "2030-02-01" }) { title } }`,
    ],
    [
      "setDeliverableCompletion",
      "member",
      "DELIVERABLES_WRITE",
      `mutation { setDeliverableCompletion(input: { id: ${q(deliverables.running)}, isCompleted: true }) { isCompleted } }`,
    ],
    [
      "deleteDeliverable",
      "owner",
      "DELIVERABLES_WRITE",
      `mutation { deleteDeliverable(input: { id: ${q(deliverables.running)} }) }`,
    ],

    ["webhooks", "strangerHead", "WEBHOOKS_READ", `{ webhooks { nodes { url deliveries { totalCount } } } }`],
    ["webhook", "strangerHead", "WEBHOOKS_READ", `{ webhook(id: ${q(webhooks.ofStranger)}) { url } }`],
    [
      "createWebhook",
      "owner",
      "WEBHOOKS_WRITE APPLICATIONS_READ DELIVERABLES_READ PROJECTS_READ",
      `mutation { createWebhook(input: { url: "https://127.0.0.1:9/", events: [APPLICATION_RECEIVED, DELIVERABLE_CREATED, PROJECT_STATUS_CHANGED] }) { webhook { id } } }`,
    ],
    [
      "updateWebhook",
      "strangerHead",
      "WEBHOOKS_WRITE DELIVERABLES_READ",
      `mutation { updateWebhook(input: { id: ${q(webhooks.ofStranger)}, url: "https://127.0.0.1:9/", events: [DELIVERABLE_DELETED], isEnabled: true }) { url } }`,
    ],
    [
      "rotateWebhookSecret",
      "strangerHead",
      "WEBHOOKS_WRITE",
      `mutation { rotateWebhookSecret(input: { id: ${q(webhooks.ofStranger)} }) { secret } }`,
    ],
    [
      "deleteWebhook",
      "strangerHead",
      "WEBHOOKS_WRITE",
      `mutation { deleteWebhook(input: { id: ${q(webhooks.ofStranger)} }) }`,
    ],
    [
      "pingWebhook",
      "strangerHead",
      "WEBHOOKS_WRITE",
      `mutation { pingWebhook(input: { id: ${q(webhooks.ofStranger)} }) { state } }`,
    ],
    [
      "redeliverWebhookDelivery",
      "strangerHead",
      "WEBHOOKS_WRITE",
      `mutation { redeliverWebhookDelivery(input: { id: ${q(webhookDeliveries.toStranger)} }) { state } }`,
    ],

    ["joinClub", "loner", "PROFILES_WRITE", `mutation { joinClub(input: { clubCode: "AAAAA1" }) { id } }`],
  ];
}
