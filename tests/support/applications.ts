/** Shared by the tests of applying and answering: the parties, and how each of them sees an application. */
import { type ClubHead, type Person, signUp, type StartupPerson } from "./people.ts";
import { insertProjects } from "./rows.ts";
import type { TestServer } from "./test-server.ts";
import { createTeam, type Sender } from "./writes.ts";

/** An id that no row has. */
export const UNKNOWN = "0192a000-0000-7000-8000-000000000000";

export interface ApplicationAnswer {
  id: string;
  status: string;
  initiatedBy: string;
  message: string;
  answeredAt: string | null;
  project: { id: string; status: string };
  club: { id: string };
  team: { id: string } | null;
  viewerCanApprove: boolean;
  viewerCanReject: boolean;
  viewerCanWithdraw: boolean;
}

/** Selects an {@link ApplicationAnswer}. */
export const APPLICATION = `{ id status initiatedBy message answeredAt project { id status } club { id } team { id }
  viewerCanApprove viewerCanReject viewerCanWithdraw }`;

interface ProjectAnswer {
  status: string;
  team: { id: string } | null;
  application: { id: string; status: string } | null;
  applications: { nodes: { id: string }[]; totalCount: number } | null;
  viewerCanApply: boolean;
  viewerCanInvite: boolean;
  viewerCanViewDeliverables: boolean;
  viewerCanAddDeliverable: boolean;
}

/** Two clubs with a team each and two startups, of which the first owns the projects. */
export interface Sides {
  head: ClubHead;
  otherHead: ClubHead;
  startup: StartupPerson;
  otherStartup: StartupPerson;
  /** In the first club's team. */
  member: Person;
  /** In the first club, in no team. */
  clubMate: Person;
  /** In the second club's team. */
  stranger: Person;
  teamId: string;
  otherTeamId: string;
  newProject: (values?: object) => Promise<string>;
  /** An application as one viewer sees it; null when it is not visible to them. */
  application: (sender: Sender, id: string) => Promise<ApplicationAnswer | null>;
  project: (sender: Sender, id: string) => Promise<ProjectAnswer | null>;
}

export async function createSides(server: TestServer): Promise<Sides> {
  const [head, otherHead, startup, otherStartup] = await Promise.all([
    signUp.clubHead(server),
    signUp.clubHead(server),
    signUp.startup(server),
    signUp.startup(server),
  ]);
  const [member, clubMate, stranger] = await Promise.all([
    signUp.student(server, head),
    signUp.student(server, head),
    signUp.student(server, otherHead),
  ]);
  const teamId = await createTeam(server, head, [member]);
  const otherTeamId = await createTeam(server, otherHead, [stranger]);
  const ask = <Answer>(sender: Sender, document: string, id: string) =>
    server.request<Answer>(document, { id }, { token: sender?.token });
  return {
    ...{ head, otherHead, startup, otherStartup, member, clubMate, stranger, teamId, otherTeamId },
    newProject: async (values = {}) =>
      (await insertProjects(server.database, startup.startupId, 1, { ...values }))[0] ?? "",
    application: async (sender, id) =>
      (
        await ask<{ application: ApplicationAnswer | null }>(
          sender,
          `query Application($id: ID!) { application(id: $id) ${APPLICATION} }`,
          id,
        )
      ).application,
    project: async (sender, id) => {
      const selection = `{ status team { id } application { id status } applications { nodes { id } totalCount }
        viewerCanApply viewerCanInvite viewerCanViewDeliverables viewerCanAddDeliverable }`;
      return (
        await ask<{ project: ProjectAnswer | null }>(
          sender,
          `query Project($id: ID!) { project(id: $id) ${selection} }`,
          id,
        )
      ).project;
    },
  };
}
