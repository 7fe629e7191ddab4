import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntityManager } from "typeorm";
import { condition, judge } from "./authorize.js";
import { permissions, readActionOf, resourceOf, resources, ruleOf, type Action } from "./permissions.js";
import { Permit, requireRole } from "./permit.js";
import {
  anyOf,
  actsForSome,
  isForOfficers,
  isOperator,
  headsClub,
  isSelf,
  isFoundClub,
  onProject,
  ownsProject,
  ownsStartup,
  viewerSql,
} from "./rules.js";
import { anonymous, type Role, type Viewer } from "./viewer.js";

const actions = Object.keys(permissions) as Action[];
const roles: Role[] = ["anonymous", "student", "club_head", "startup"];
const viewerOf = (role: Role): Viewer =>
  role === "anonymous" ? anonymous : { role, id: "viewer", sessionId: "session" };

/** What a kind of user may ever do: all of it, none, or only those of its people who act for a club. */
type May = boolean | "officers";

/**
 * Which kinds of user may ever do what, by the specification's section 6: its rows and the actions that make them up.
 */
const section6: [capability: string, startup: boolean, clubHead: boolean, student: May, actions: Action[]][] = [
  ["Create projects", true, false, false, ["project.create", "project.update", "project.complete", "project.withdraw"]],
  [
    "Approve or reject applications (a club answers invitations)",
    true,
    true,
    "officers",
    ["application.approve", "application.reject"],
  ],
  ["Apply to a project", false, true, "officers", ["project.apply", "team.apply"]],
  ["Invite a club", true, false, false, ["project.invite"]],
  [
    "Create teams, add members of own club",
    false,
    true,
    "officers",
    ["club.createTeam", "team.update", "team.addMember", "team.removeMember", "team.delete"],
  ],
  ["See the club code", false, true, "officers", ["club.readSecretCode"]],
  [
    "See the club's members and pages",
    false,
    true,
    true,
    ["club.readPeople", "club.readMembers", "club.readTeams", "club.readApplications"],
  ],
  ["View the list of teams", false, true, true, ["team.list"]],
  [
    "Add or delete deliverables",
    true,
    true,
    "officers",
    ["project.addDeliverable", "deliverable.update", "deliverable.delete"],
  ],
  [
    "Toggle deliverable completion",
    true,
    true,
    true,
    ["deliverable.setCompletion", "deliverable.read", "project.readDeliverables"],
  ],
  [
    "Have webhooks",
    true,
    true,
    "officers",
    ["webhook.create", "webhook.update", "webhook.rotateSecret", "webhook.ping", "webhookDelivery.redeliver"],
  ],
  ["See and delete the own webhooks", true, true, true, ["webhook.read", "webhook.delete", "webhookDelivery.read"]],
  ["Edit own profile", true, true, true, ["profile.update"]],
  [
    "Settle the own second factor",
    true,
    true,
    true,
    ["account.enrollFactor", "account.regenerateRecoveryCodes", "factor.read", "factor.verify", "factor.remove"],
  ],
  ["Edit the own club", false, true, "officers", ["club.update", "club.changeOfficers", "student.removeFromClub"]],
  ["Move students to the alumni", false, true, "officers", ["student.setAlumnus"]],
  ["See and import the roster", false, true, "officers", ["club.readRoster", "club.importRoster"]],
  [
    "Change invitations of the roster",
    false,
    true,
    "officers",
    ["rosterInvitation.resend", "rosterInvitation.withdraw"],
  ],
  ["Accept an invitation of a roster", true, true, true, ["rosterInvitation.accept", "rosterInvitation.read"]],
  [
    "Change who acts for the own club or startup",
    true,
    true,
    "officers",
    ["membership.end", "membershipInvitation.create", "membershipInvitation.resend", "membershipInvitation.withdraw"],
  ],
  ["Accept an invitation to act", true, true, true, ["membershipInvitation.accept", "membershipInvitation.read"]],
  ["Edit the own studies", false, false, true, ["student.update"]],
  ["Edit the own startup", true, false, false, ["startup.update", "startup.readPeople", "startup.changeMembers"]],
];

test.each(section6)("%s: startup %s, club head %s, student %s", (_capability, startup, clubHead, student, row) => {
  for (const action of row) {
    const may = Object.fromEntries(roles.map((role) => [role, ruleOf(action, role) !== "never"]));
    expect({ action, ...may }).toEqual({ action, anonymous: false, startup, club_head: clubHead, student: !!student });
    if (student === "officers")
      expect(condition(ruleOf(action, "student"), "row", viewerSql("$1"))).toContain("memberships mine");
  }
});

test("what officers among the students may do, no other student may", () => {
  for (const action of actions) {
    const rule = ruleOf(action, "student");
    if (isForOfficers(rule)) expect(condition(rule, "row", viewerSql("$1"))).toContain("memberships mine");
  }
});

test("ownership is judged on the row, never by the kind of user alone", () => {
  const onRows: Action[] = [
    "project.update",
    "project.complete",
    "project.withdraw",
    "project.addDeliverable",
    "deliverable.setCompletion",
    "application.approve",
    "team.update",
    "club.update",
    "profile.update",
    "factor.read",
    "factor.verify",
    "factor.remove",
    "webhook.read",
    "webhook.update",
    "webhook.rotateSecret",
    "webhook.delete",
    "webhook.ping",
    "webhookDelivery.read",
    "webhookDelivery.redeliver",
  ];
  for (const action of onRows) for (const role of roles) expect(ruleOf(action, role)).not.toBe("always");
});

test("a visitor may register, log in, look up a code, answer a mailed link and write to us, and nothing else", () => {
  const open = actions.filter((action) => ruleOf(action, "anonymous") !== "never");
  expect(open.sort()).toEqual([
    "account.confirmDomain",
    "account.declineInvitation",
    "account.logIn",
    "account.refreshSession",
    "account.register",
    "account.resetPassword",
    "account.verifyEmail",
    "club.lookUpSecretCode",
    "contact.send",
  ]);
  // A code says nothing before the club's head has verified the address.
  for (const action of open)
    expect(ruleOf(action, "anonymous")).toBe(action === "club.lookUpSecretCode" ? isFoundClub : "always");
});

test("every cell is filled, and every action names a resource of the table", () => {
  for (const action of actions) {
    expect(Object.keys(permissions[action]).sort()).toEqual([...roles].sort());
    expect(resources).toHaveProperty(resourceOf(action));
    for (const role of roles)
      expect(
        ["never", "always"].includes(ruleOf(action, role) as string) || typeof ruleOf(action, role) === "function",
      ).toBe(true);
  }
});

test("every resource with rows has a rule for seeing them", () => {
  for (const [resource, table] of Object.entries(resources))
    if (table) expect(actions).toContain(readActionOf(resource as keyof typeof resources));
});

test("whoever may change a row may see it: where seeing is never allowed, nothing is", () => {
  for (const action of actions) {
    const resource = resourceOf(action);
    if (!resources[resource]) continue;
    for (const role of roles)
      if (ruleOf(readActionOf(resource), role) === "never")
        expect([action, role, action === "club.lookUpSecretCode" || ruleOf(action, role) === "never"]).toEqual([
          action,
          role,
          true,
        ]);
  }
});

test("rules are SQL over the row's alias and the expression of the viewer, and close their parentheses", () => {
  for (const action of actions) {
    for (const role of roles) {
      const sql = condition(ruleOf(action, role), "some_row", viewerSql("$9::uuid"));
      expect(sql).not.toMatch(/undefined|\[object|;|--/);
      expect(sql.split("(").length).toBe(sql.split(")").length);
      const rowless = [
        "true",
        "false",
        actsForSome("", viewerSql("$9::uuid")),
        headsClub("", viewerSql("$9::uuid")),
        ownsStartup("", viewerSql("$9::uuid")),
        isOperator("", viewerSql("$9::uuid")),
      ];
      if (!rowless.includes(sql)) expect(sql).toContain("some_row.");
    }
  }
});

describe("conditions", () => {
  test("always and never are constants", () => {
    expect(condition("always", "row", viewerSql("$1"))).toBe("true");
    expect(condition("never", "row", viewerSql("$1"))).toBe("false");
  });

  test("alternatives stand in parentheses, so that they can be combined", () => {
    const own = "(select mine.startup_id from memberships mine where mine.profile_id = $1)";
    expect(condition(anyOf(isSelf, ownsProject), "t1", viewerSql("$1"))).toBe(`(t1.id = $1 or t1.startup_id = ${own})`);
    expect(condition(onProject(ownsProject), "t1", viewerSql("$1"))).toBe(
      `exists (select from projects owning where owning.id = t1.project_id and owning.startup_id = ${own})`,
    );
  });
});

describe("kinds of user", () => {
  test.each<[Action, Role, string | null]>([
    ["project.create", "startup", null],
    ["project.create", "student", "FORBIDDEN"],
    ["project.create", "club_head", "FORBIDDEN"],
    ["project.create", "anonymous", "UNAUTHENTICATED"],
    ["team.list", "startup", "FORBIDDEN"],
    ["deliverable.delete", "student", null],
    ["startup.update", "student", "FORBIDDEN"],
    ["account.register", "anonymous", null],
    ["account.logOut", "anonymous", "UNAUTHENTICATED"],
  ])("%s as %s: %s", (action, role, code) => {
    const ask = () => requireRole(viewerOf(role), action);
    if (code) expect(ask).toThrow(expect.objectContaining({ code }));
    else expect(ask).not.toThrow();
  });

  test("what everybody may do still needs a person where one is needed", () => {
    expect(() => Permit.grant(anonymous, "account.register").person).toThrow(
      expect.objectContaining({ code: "UNAUTHENTICATED" }),
    );
    expect(Permit.grant(viewerOf("student"), "account.register").person).toEqual(viewerOf("student"));
  });

  test("what a session is needed for is refused to an access token", () => {
    const token: Viewer = { role: "student", id: "viewer", sessionId: null, accessToken: { id: "token", scopes: [] } };
    expect(() => Permit.grant(token, "account.changePassword")).toThrow(expect.objectContaining({ code: "FORBIDDEN" }));
    expect(Permit.grant(viewerOf("student"), "account.changePassword").session).toEqual(viewerOf("student"));
  });
});

describe("permits", () => {
  const manager = {} as EntityManager;

  test("an action with rows is not judged without them, nor one without rows on some", async () => {
    const update = Permit.grant(viewerOf("startup"), "project.update");
    await expect(judge(manager, update, null)).rejects.toThrow("project.update concerns rows");
    const register = Permit.grant(anonymous, "account.register");
    await expect(judge(manager, register, ["id"])).rejects.toThrow("account.register concerns no row");
  });

  test("only what no row decides creates a row", () => {
    for (const action of actions.filter((each) => each.endsWith(".create")))
      for (const role of roles)
        expect([action, condition(ruleOf(action, role), "some_row", viewerSql("$9"))]).toEqual([
          action,
          expect.not.stringContaining("some_row"),
        ]);
  });
});

describe("docs/roles.md", () => {
  const lines = readFileSync(join(__dirname, "../../../docs/roles.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && line.includes("`"))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const listed = lines.map(([, what = "", named = "", startup, head, officer, student]) => ({
    what,
    actions: [...named.matchAll(/`([\w.]+)`/g)].map(([, action]) => action as Action),
    may: { startup, head, officer, student },
  }));
  const refuses = (cell: string | undefined) => /^no\b/.test(cell ?? "");

  test.each(listed)("$what", ({ actions: named, may }) => {
    for (const action of named) {
      const student = ruleOf(action, "student");
      const asksForHead =
        /(^|and )exists \(select from memberships mine where mine.profile_id = \$1 and mine.role = 'head'\)/.test(
          condition(ruleOf(action, "club_head"), "row", viewerSql("$1")),
        );
      expect({
        action,
        startup: refuses(may.startup),
        head: refuses(may.head),
        officer: refuses(may.officer),
        student: refuses(may.student),
      }).toEqual({
        action,
        startup: ruleOf(action, "startup") === "never",
        head: ruleOf(action, "club_head") === "never",
        officer: ruleOf(action, "club_head") === "never" || asksForHead,
        student: student === "never" || isForOfficers(student) || action === "club.readSecretCode",
      });
    }
  });

  test("names every action but those on one's own account", () => {
    const account = /^(account|accessToken|audit|contact|factor|session)\./;
    expect(listed.flatMap(({ actions: named }) => named).sort()).toEqual(
      actions.filter((action) => !account.test(action)).sort(),
    );
  });
});
