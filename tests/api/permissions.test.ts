import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type World } from "../support/world.ts";
import { askEverybody, parseTable, stepsOf } from "./permissions-table.ts";
import { operationsOf, guardedFields } from "./schema-facts.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});

afterAll(() => server?.stop());

/*
 * Who may read what, by the specification's section 6 and the decisions, written by hand. The people and rows are those
 * of support/world.ts. + is an answer, - is null or an empty list, U UNAUTHENTICATED, F FORBIDDEN. A number is a count.
 */
const roots = parseTable(
  `
                                                        anonymous loner member mate rival stranger head rivalHead strangerHead owner other officer deputy formerOfficer colleague formerColleague
  me.id                                                 U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  sessions.totalCount                                   U         1     1      1    1     1        1    1         1            1     1     1       1      1             1         1
  personalData.json                                     U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  accountDeletionPreview.teamCount                      U         0     2      0    1     1        2    1         1            0     0     0       0      0             0         0
  clubBySecretCode(secretCode:"AAAAA1").clubName        +         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  isPasswordResetLinkValid(token:"AAAAA1")              false     false false  false false false    false false     false        false false false   false  false         false     false
  membershipInvitation(token:"unknown").email INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN 
  rosterInvitation(token:"unknown").email INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN
  rosterPreview(input:{rows:[{email:"new@new.example"}]}).status U F F F F F + + + F F + + F F F
  domainConfirmation(token:"unknown").email INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN

  sentReports.totalCount                                U         0     0      0    0     1        0    0         0            0     0     0       0      0             0         0
  openReports.totalCount                                U         0     0      0    0     0        0    0         0            0     0     0       0      0             0         0
  auditLog.totalCount                                   U         0     0      0    0     0        0    0         0            1     0     0       0      0             1         0
  suspendedAccounts.totalCount                          U         0     0      0    0     0        0    0         0            0     0     0       0      0             0         0
  failedMails.totalCount                                U         0     0      0    0     0        0    0         0            0     0     0       0      0             0         0
  waitingDomains.totalCount                             U         0     0      0    0     0        0    0         0            0     0     0       0      0             0         0
  failedJobs.totalCount                                 U         0     0      0    0     0        0    0         0            0     0     0       0      0             0         0
  operatorDays.day                                      U         N     N      N    N     N        N    N         N            N     N     N       N      N             N         N
  accessTokens.totalCount                               U         0     0      0    0     0        1    0         0            0     0     0       0      0             0         0

  webhook(ofStranger).id                                U         -     -      -    -     -        -    -         +            -     -     -       -      -             -         -
  webhook(ofStranger).deliveries.totalCount             U         -     -      -    -     -        -    -         2            -     -     -       -      -             -         -
  webhooks.totalCount                                   U         0     0      0    0     0        0    0         1            0     0     0       0      0             0         0

  project(open).id                                      U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  project(wanted).id                                    U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  project(running).id                                   U         -     +      +    +     -        +    +         -            +     -     +       +      -             +         -
  project(done).id                                      U         -     +      +    -     -        +    -         -            +     -     +       +      -             +         -
  projects.totalCount                                   U         3     5      5    4     3        5    4         3            5     3     5       5      3             5         3
  projects(filter:{scope:MINE}).totalCount              U         0     2      0    0     0        2    0         0            4     1     2       2      0             4         0
  projects(filter:{scope:AVAILABLE}).totalCount         U         3     3      3    3     3        2    2         3            3     3     2       2      3             3         3
  projects(filter:{search:"running"}).totalCount        U         0     1      1    1     0        1    1         0            1     0     1       1      0             1         0
  projects(filter:{status:COMPLETED}).totalCount        U         0     1      1    0     0        1    0         0            1     0     1       1      0             1         0
  projectCategories                                     U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  projectTemplates.id                                   U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  deliverableTemplates(category:OTHER).id               U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +

  club(head).clubName                                   U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  clubs.totalCount                                      U         3     3      3    3     3        3    3         3            3     3     3       3      3             3         3
  startup(owner).companyName                            U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  club(newHead).id                                      U         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -
  clubs(filter:{search:"newHead"}).totalCount           U         0     0      0    0     0        0    0         0            0     0     0       0      0             0         0
  startup(newStartup).id                                U         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -
  clubBySecretCode(secretCode:"DDDDD4").clubName        -         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -

  student(member).id                                    U         -     +      +    +     -        +    +         -            +     -     +       +      -             +         -
  student(mate).id                                      U         -     +      +    -     -        +    -         -            -     -     +       +      -             -         -
  student(applicant).id                                 U         -     +      +    -     -        +    -         -            +     -     +       +      -             +         -
  student(latecomer).id                                 U         -     +      +    -     -        +    -         -            -     -     +       +      -             -         -
  student(rival).id                                     U         -     -      -    +     -        -    +         -            -     -     -       -      -             -         -
  student(stranger).id                                  U         -     -      -    -     +        -    -         +            -     -     -       -      -             -         -
  student(loner).id                                     U         +     -      -    -     -        -    -         -            -     -     -       -      -             -         -

  team(team).id                                         U         -     +      +    +     -        +    +         -            +     -     +       +      -             +         -
  team(applyingTeam).id                                 U         -     -      -    -     -        +    -         -            +     -     +       +      -             +         -
  team(idleTeam).id                                     U         -     +      -    -     -        +    -         -            -     -     +       +      -             -         -
  team(wishingTeam).id                                  U         -     -      -    -     +        -    -         +            -     -     -       -      -             -         -
  team(rejectedTeam).id                                 U         -     -      -    +     -        -    +         -            -     -     -       -      -             -         -
  teams.totalCount                                      U         0     2      0    1     1        3    1         1            F     F     3       3      0             F         F

  application(pending).id                               U         -     +      +    -     -        +    -         -            +     -     +       +      -             +         -
  application(invitation).id                            U         -     -      -    +     -        -    +         -            +     -     -       -      -             +         -
  application(approved).id                              U         -     +      +    -     -        +    -         -            +     -     +       +      -             +         -
  application(rejected).id                              U         -     -      -    +     -        -    +         -            +     -     -       -      -             +         -
  application(rejected).message                         U         -     -      -    +     -        -    +         -            +     -     -       -      -             +         -
  application(rejected).teamName                        U         -     -      -    +     -        -    +         -            +     -     -       -      -             +         -
  application(rejected).teamMemberCount                 U         -     -      -    2     -        -    2         -            2     -     -       -      -             2         -
  application(pending).teamMemberCount                  U         -     2      2    -     -        2    -         -            2     -     2       2      -             2         -
  application(invitation).teamName                      U         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -
  applications.totalCount                               U         0     3      3    2     0        3    2         0            5     0     3       3      0             5         0
  applications(filter:{projectId:@running}).totalCount  U         0     1      1    1     0        1    1         0            2     0     1       1      0             2         0

  deliverable(due:wanted).id                            U         -     -      -    -     -        -    -         -            +     -     -       -      -             +         -
  deliverable(due:running).id                           U         -     +      -    -     -        +    -         -            +     -     +       +      -             +         -
  deliverable(due:done).id                              U         -     +      -    -     -        +    -         -            +     -     +       +      -             +         -
  deliverables.totalCount                               U         0     3      0    0     0        3    0         0            4     0     3       3      0             4         0
  deliverables(filter:{projectId:@running}).totalCount  U         0     2      0    0     0        2    0         0            2     0     2       2      0             2         0
`,
);

const fields = parseTable(`
                                            anonymous loner member mate rival stranger head rivalHead strangerHead owner other officer deputy formerOfficer colleague formerColleague
  club(head).secretCode                     U         -     -      -    -     -        +    -         -            -     -     +       +      -             -         -
  club(head).people.totalCount              U         -     3      3    -     -        3    -         -            -     -     3       3      -             -         -
  club(head).officersMayAnswer              U         -     true   true -     -        true -         -            -     -     true    true   -             -         -
  startup(owner).people.totalCount          U         -     -      -    -     -        -    -         -            2     -     -       -      -             2         -
  club(head).membershipInvitations.totalCount     U - - - - - 1 - - - - - - - - -
  club(head).rosterInvitations.totalCount         U - - - - - 1 - - - - 1 1 - - -
  club(head).viewerCanImportRoster          U false false false false false true false false false false true true false false false
  student(mate).viewerCanSetAlumnus         U - false false - - true - - - - true true - - -
  student(deputy).viewerCanSetAlumnus       U - false false - - false - - - - false false - - -
  student(mate).teamsToLeave.totalCount     U - - - - - 0 - - - - 0 0 - - -
  student(member).teamsToLeave.totalCount   U - - - - - 2 - - - - 2 2 - - -
  club(head).viewerCanChangeOfficers        U false false false false false true false false false false false false false false false
  startup(owner).membershipInvitations.totalCount U - - - - - - - - 1 - - - - - -
  startup(owner).viewerCanChangeMembers     U false false false false false false false false true false false false false false false
  club(head).verification.domain            U + + + + + + + + + + + + + + +
  startup(owner).verification.domain        U - - - - - - - - - - - - - - -
  club(head).verificationChallenge.proof    U - - - - - + - - - - - - - - -
  startup(owner).verificationChallenge.proof U - - - - - - - - + - - - - - -
  club(head).viewerCanVerify                U false false false false false true false false false false false false false false false
  startup(owner).viewerCanVerify            U false false false false false false false false true false false false false false false
  club(head).people.nodes.viewerCanEnd      U - false false - - false - - - - false false - - -
  startup(owner).people.nodes.viewerCanEnd  U - - - - - - - - false - - - - false -
  startup(owner).handover.to.firstName      U         -     -      -    -     -        -    -         -            +     -     -       -      -             +         -
  me.membership.viewerCanHandOver           U         -     -      -    -     -        true true      true         true  true  false   false  -             false     -
  me.membership.viewerCanLeave              U         -     -      -    -     -        false true     true         false true  true    true   -             true      -
  me.membership.role                        U         -     -      -    -     -        +    +         +            +     +     +       +      -             +         -
  me.membership.club.id                     U         -     -      -    -     -        +    +         +            -     -     +       +      -             -         -
  me.membership.startup.id                  U         -     -      -    -     -        -    -         -            +     +     -       -      -             +         -
  club(head).members.totalCount             U         -     5      5    -     -        5    -         -            -     -     5       5      -             -         -
  club(head).teams.totalCount               U         -     2      1    -     -        3    -         -            -     -     3       3      -             -         -
  club(head).projects.totalCount            U         -     2      2    -     -        2    -         -            -     -     2       2      -             -         -
  club(head).applications.totalCount        U         -     3      3    -     -        3    -         -            -     -     3       3      -             -         -
  club(head).applicationCount               U         -     3      3    -     -        3    -         -            -     -     3       3      -             -         -
  club(rivalHead).applicationCount          U         -     -      -    2     -        -    2         -            -     -     -       -      -             -         -

  project(running).applications.totalCount  U         -     -      -    -     -        -    -         -            2     -     -       -      -             2         -
  project(running).deliverables.totalCount  U         -     2      -    -     -        2    -         -            2     -     2       2      -             2         -
  project(wanted).applications.totalCount   U         -     -      -    -     -        -    -         -            2     -     -       -      -             2         -
  project(wanted).deliverables.totalCount   U         -     -      -    -     -        -    -         -            1     -     -       -      -             1         -
  project(done).deliverables.totalCount     U         -     1      -    -     -        1    -         -            1     -     1       1      -             1         -
  project(running).application.id           U         -     +      +    +     -        +    +         -            -     -     +       +      -             -         -
  project(running).team.id                  U         -     +      +    +     -        +    +         -            +     -     +       +      -             +         -

  student(member).email                     U         -     +      +    -     -        +    -         -            +     -     +       +      -             +         -
  student(member).resumeUrl                 U         -     +      -    -     -        +    -         -            +     -     +       +      -             +         -
  student(member).resumeAfterApproval       U         -     false  -    -     -        false -         -            -     -     false   false  -             -         -
  student(mate).email                       U         -     +      +    -     -        +    -         -            -     -     +       +      -             -         -
  student(mate).resumeUrl                   U         -     -      +    -     -        +    -         -            -     -     +       +      -             -         -
  student(applicant).email                  U         -     +      +    -     -        +    -         -            -     -     +       +      -             -         -
  student(applicant).resumeUrl              U         -     -      -    -     -        +    -         -            +     -     +       +      -             +         -

  student(latecomer).resumeUrl              U         -     -      -    -     -        +    -         -            -     -     +       +      -             -         -
  student(rival).email                      U         -     -      -    +     -        -    +         -            -     -     -       -      -             -         -
  student(rival).resumeUrl                  U         -     -      -    +     -        -    +         -            -     -     -       -      -             -         -

  club(head).head.email                     U         -     +      +    -     -        +    -         -            +     -     +       +      -             +         -
  me.email                                  U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  openReports.nodes.targetId                U         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -
  openReports.nodes.targetName              U         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -
  openReports.nodes.content                 U         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -
  openReports.nodes.details                 U         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -
  me.viewerCanOperate                       U false false false false false false false false false false false false false false false
  me.secondFactor.recoveryCodesLeft         U         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -
  me.calendarFeed.id                        U         -     -      -    -     -        +    -         -            -     -     -       -      -             -         -
`);

/** What can be reached in a roundabout way must be what can be reached directly. */
const sideDoors = parseTable(
  `
                                                                 anonymous loner member mate rival stranger head rivalHead strangerHead owner other officer deputy formerOfficer colleague formerColleague
  team(team).members.nodes.student.email                         U         -     +      +    -     -        +    -         -            +     -     +       +      -             +         -
  team(team).members.nodes.student.resumeUrl                     U         -     +      -    -     -        +    -         -            +     -     +       +      -             +         -
  team(applyingTeam).members.nodes.student.email                 U         -     -      -    -     -        +    -         -            -     -     +       +      -             -         -
  team(applyingTeam).members.nodes.student.resumeUrl             U         -     -      -    -     -        +    -         -            +     -     +       +      -             +         -
  team(applyingTeam).members.nodes.profile.student.email         U         -     -      -    -     -        +    -         -            -     -     +       +      -             -         -
  team(applyingTeam).members.nodes.profile.secondFactor.id       U         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -
  project(running).team.members.nodes.student.email              U         -     +      +    -     -        +    -         -            +     -     +       +      -             +         -
  project(running).team.members.nodes.student.resumeUrl          U         -     +      -    -     -        +    -         -            +     -     +       +      -             +         -
  project(running).team.members.nodes.profile.student.resumeUrl  U         -     +      -    -     -        +    -         -            +     -     +       +      -             +         -
  project(running).team.members.edges.node.student.resumeUrl     U         -     +      -    -     -        +    -         -            +     -     +       +      -             +         -
  project(running).team.members.nodes.profile.club.secretCode    U         -     -      -    -     -        +    -         -            -     -     +       +      -             -         -
  club(head).head.membership.role                                U         -     +      +    -     -        +    -         -            -     -     +       +      -             -         -
  club(head).people.nodes.profile.email                          U         -     +      +    -     -        +    -         -            -     -     +       +      -             -         -
  club(head).people.nodes.profile.club.secretCode                U         -     -      -    -     -        +    -         -            -     -     +       +      -             -         -
  startup(owner).people.nodes.profile.email                      U         -     -      -    -     -        -    -         -            +     -     -       -      -             +         -
  project(running).team.club.people.totalCount                   U         -     3      3    -     -        3    -         -            -     -     3       3      -             -         -
  project(running).team.club.secretCode                          U         -     -      -    -     -        +    -         -            -     -     +       +      -             -         -
  project(running).team.club.members.nodes.email                 U         -     +      +    -     -        +    -         -            -     -     +       +      -             -         -
  project(running).team.club.members.totalCount                  U         -     5      5    -     -        5    -         -            -     -     5       5      -             -         -
  project(running).team.club.teams.totalCount                    U         -     2      1    -     -        3    -         -            -     -     3       3      -             -         -
  project(running).team.teamLead.club.applicationCount           U         -     3      3    -     -        3    -         -            -     -     3       3      -             -         -
  project(running).team.teamLead.email                           U         -     +      +    -     -        +    -         -            +     -     +       +      -             +         -
  project(wanted).application.team.memberCount                   U         -     -      -    -     -        3    -         -            -     -     3       3      -             -         -
  project(wanted).applications.nodes.team.members.nodes.student.email U         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -
  team(applyingTeam).memberCount                                 U         -     -      -    -     -        3    -         -            2     -     3       3      -             2         -
  team(applyingTeam).members.totalCount                          U         -     -      -    -     -        3    -         -            2     -     3       3      -             2         -
  team(team).members.totalCount                                  U         -     2      2    2     -        2    2         -            2     -     2       2      -             2         -
  application(rejected).team.id                                  U         -     -      -    +     -        -    +         -            -     -     -       -      -             -         -
  application(rejected).team.members.nodes.student.resumeUrl     U         -     -      -    +     -        -    +         -            -     -     -       -      -             -         -
  project(running).applications.nodes.team.members.nodes.student.resumeUrl U         -     -      -    -     -        -    -         -            +     -     -       -      -             +         -
  application(pending).team.id                                   U         -     -      -    -     -        +    -         -            +     -     +       +      -             +         -
  application(pending).project.applications.totalCount           U         -     -      -    -     -        -    -         -            2     -     -       -      -             2         -
  application(pending).project.deliverables.totalCount           U         -     -      -    -     -        -    -         -            1     -     -       -      -             1         -
  application(pending).club.secretCode                           U         -     -      -    -     -        +    -         -            -     -     +       +      -             -         -
  application(approved).team.members.nodes.student.resumeUrl     U         -     +      -    -     -        +    -         -            +     -     +       +      -             +         -
  deliverable(due:running).project.applications.totalCount       U         -     -      -    -     -        -    -         -            2     -     -       -      -             2         -
  deliverable(due:running).team.club.secretCode                  U         -     -      -    -     -        +    -         -            -     -     +       +      -             -         -
  team(wishingTeam).project.id                                   U         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -
  team(wishingTeam).linkedProjects.totalCount                    U         -     -      -    -     0        -    -         0            -     -     -       -      -             -         -
  team(team).linkedProjects.nodes.deliverables.totalCount        U         -     1      -    -     -        1    -         -            1     -     1       1      -             1         -
  club(head).head.club.members.nodes.resumeUrl                   U         -     +      +    -     -        +    -         -            -     -     +       +      -             -         -
  clubs.nodes.secretCode                                         U         -     -      -    -     -        +    +         +            -     -     +       +      -             -         -
  club(head).members(filter:{search:"world.example"}).totalCount U         -     5      5    -     -        5    -         -            -     -     5       5      -             -         -
  club(head).members(filter:{notInTeamId:@idleTeam}).totalCount  U         -     4      5    -     -        4    -         -            -     -     4       4      -             -         -
  club(head).members(filter:{notInTeamId:@applyingTeam}).totalCount U         -     5      5    -     -        3    -         -            -     -     3       3      -             -         -
  club(head).applications(filter:{status:APPROVED}).totalCount   U         -     2      2    -     -        2    -         -            -     -     2       2      -             -         -
  club(head).projects(filter:{scope:MINE}).totalCount            U         -     2      0    -     -        2    -         -            -     -     2       2      -             -         -
  project(running).deliverables(filter:{isCompleted:true}).totalCount U         -     0      -    -     -        0    -         -            0     -     0       0      -             0         -
  clubs(filter:{search:"world.example"}).totalCount              U         0     0      0    0     0        0    0         0            0     0     0       0      0             0         0
  clubs(filter:{search:"AAAAA1"}).totalCount                     U         0     0      0    0     0        0    0         0            0     0     0       0      0             0         0
  projects(filter:{search:"idleTeam"}).totalCount                U         0     0      0    0     0        0    0         0            0     0     0       0      0             0         0
  clubs(filter:{invitableTo:@wanted}).totalCount                 U         0     0      0    0     0        0    0         0            1     0     0       0      0             1         0
  clubs(filter:{invitableTo:@open}).totalCount                   U         0     0      0    0     0        0    0         0            3     0     0       0      0             3         0
  clubs(filter:{invitableTo:@running}).totalCount                U         0     0      0    0     0        0    0         0            0     0     0       0      0             0         0
  clubs(filter:{invitableTo:"not-an-id"}).totalCount             U         0     0      0    0     0        0    0         0            0     0     0       0      0             0         0
`,
);

/** What the viewer is told to be able to do now. */
const abilities = parseTable(`
                                                   anonymous loner member mate rival stranger head rivalHead strangerHead owner other officer deputy formerOfficer colleague formerColleague
  startup(owner).handover.viewerCanAccept          U         -     -      -    -     -        -    -         -            false -    -       -      -             true      -
  startup(owner).handover.viewerCanDecline         U         -     -      -    -     -        -    -         -            false -    -       -      -             true      -
  startup(owner).handover.viewerCanWithdraw        U         -     -      -    -     -        -    -         -            true  -    -       -      -             false     -
  project(open).viewerIsOwner                      U         false false  false false false    false false     false        true  false false   false  false         true      false
  project(open).viewerCanUpdate                    U         false false  false false false    false false     false        true  false false   false  false         true      false
  project(open).viewerCanWithdraw                  U         false false  false false false    false false     false        true  false false   false  false         true      false
  project(open).viewerCanInvite                    U         false false  false false false    false false     false        true  false false   false  false         true      false
  project(open).viewerCanComplete                  U         false false  false false false    false false     false        false false false   false  false         false     false
  project(open).viewerCanApply                     U         false false  false false false    true true      true         false false true    true   false         false     false
  project(wanted).viewerCanApply                   U         false false  false false false    false false     true         false false false   false  false         false     false
  project(running).viewerCanComplete               U         -     false  false false -        false false     -            true  -     false   false  -             true      -
  project(running).viewerCanWithdraw               U         -     false  false false -        false false     -            false -     false   false  -             false     -
  project(running).viewerCanViewDeliverables       U         -     true   false false -        true false     -            true  -     true    true   -             true      -
  project(running).viewerCanAddDeliverable         U         -     false  false false -        true false     -            true  -     true    true   -             true      -
  deliverable(due:running).viewerCanUpdate         U         -     false  -    -     -        true -         -            true  -     true    true   -             true      -
  deliverable(due:running).viewerCanDelete         U         -     false  -    -     -        true -         -            true  -     true    true   -             true      -
  deliverable(due:running).viewerCanSetCompletion  U         -     true   -    -     -        true -         -            true  -     true    true   -             true      -
  team(team).viewerCanUpdate                       U         -     false  false false -        true false     -            false -     true    true   -             false     -
  team(team).viewerCanAddMember                    U         -     false  false false -        true false     -            false -     true    true   -             false     -
  team(team).viewerCanDelete                       U         -     false  false false -        false false     -            false -     false   false  -             false     -
  team(idleTeam).viewerCanDelete                   U         -     false  -    -     -        true -         -            -     -     true    true   -             -         -
  openReports.nodes.viewerCanAnswer                U         -     -      -    -     -        -    -         -            -     -     -       -      -             -         -
  application(pending).viewerCanApprove            U         -     false  false -     -        false -         -            true  -     false   false  -             true      -
  application(pending).viewerCanReject             U         -     false  false -     -        false -         -            true  -     false   false  -             true      -
  application(pending).viewerCanWithdraw           U         -     false  false -     -        true -         -            false -     true    true   -             false     -
  application(invitation).viewerCanApprove         U         -     -      -    false -        -    true      -            false -     -       -      -             false     -
  application(invitation).viewerCanReject          U         -     -      -    false -        -    true      -            false -     -       -      -             false     -
  application(invitation).viewerCanWithdraw        U         -     -      -    false -        -    false     -            true  -     -       -      -             true      -
  application(approved).viewerCanApprove           U         -     false  false -     -        false -         -            false -     false   false  -             false     -
  application(approved).viewerCanWithdraw          U         -     false  false -     -        false -         -            false -     false   false  -             false     -
`);

describe.each([
  ["queries", roots],
  ["guarded fields", fields],
  ["side doors", sideDoors],
  ["abilities", abilities],
])("%s", (_name, table) => {
  test.each(table)("%s", async (path, expected) => {
    expect(await askEverybody(server, world, path)).toEqual(expected);
  });
});

test("every query has a line", async () => {
  const asked = new Set(roots.map(([path]) => stepsOf(path)[0]?.field));
  const { Query = [] } = await operationsOf(server);
  expect(Query.filter((field) => !asked.has(field))).toEqual([]);
});

/** Abilities of rows that only mutations return, and where they are tested. */
const elsewhere = new Set(["viewerCanSuspend", "viewerCanReopen"]); // operator-accounts.test.ts

test("every guarded field and every ability has a line", async () => {
  const asked = new Set([...fields, ...abilities].map(([path]) => stepsOf(path).at(-1)?.field));
  const reached = new Set([...fields, ...abilities].flatMap(([path]) => stepsOf(path).map(({ field }) => field)));
  const guarded = (await guardedFields()).map(({ field }) => field);
  expect(guarded.filter((field) => !asked.has(field) && !reached.has(field) && !elsewhere.has(field))).toEqual([]);
});

test("a missing row and an invisible one look alike", async () => {
  const { token } = world.people.stranger;
  const ask = async (id: string) => {
    const {
      body: { extensions: _cost, ...body },
    } = await server.graphql(
      `query ($id: ID!) { project(id: $id) { id } team(id: $id) { id } student(id: $id) { id } application(id: $id) { id } deliverable(id: $id) { id } }`,
      { id },
      { token },
    );
    return body;
  };
  const nothing = await ask("0192a000-0000-7000-8000-000000000000");
  const hidden = [
    world.projects.running,
    world.teams.team,
    world.people.member.id,
    world.applications.pending,
    world.deliverables.running,
    "not-an-id",
    "",
  ];
  for (const id of hidden) expect(await ask(id)).toEqual(nothing);
});
