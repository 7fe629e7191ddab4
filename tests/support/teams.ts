/** What the tests of teams have in common: who could be in one, and how a team looks to somebody. */
import { type ClubHead, type Person, signUp, type StartupPerson } from "./people.ts";
import type { TestServer } from "./test-server.ts";
import type { Sender } from "./writes.ts";

export interface TeamAnswer {
  id: string;
  teamName: string;
  description: string | null;
  memberCount: number;
  teamLead: { id: string };
  project: { id: string } | null;
  linkedProjects: { nodes: { id: string }[] };
  viewerCanUpdate: boolean;
  viewerCanAddMember: boolean;
  viewerCanDelete: boolean;
  members: {
    nodes: { id: string; isLead: boolean; joinedAt: string; profile: { id: string }; student: { id: string } | null }[];
    totalCount: number;
  };
}

/** Selects a {@link TeamAnswer}. */
export const TEAM = `{ id teamName description memberCount teamLead { id } project { id } linkedProjects { nodes { id } }
  viewerCanUpdate viewerCanAddMember viewerCanDelete
  members { nodes { id isLead joinedAt profile { id } student { id } } totalCount } }`;

/** Two clubs without teams, and a startup without projects. */
export interface Clubs {
  head: ClubHead;
  otherHead: ClubHead;
  startup: StartupPerson;
  /** A student of the first club, as are the next two. */
  asha: Person;
  bela: Person;
  chetan: Person;
  /** A student of the second club. */
  stranger: Person;
  /** A team as somebody sees it; null for those who do not. */
  team: (sender: Sender, id: string) => Promise<TeamAnswer | null>;
}

export async function createClubs(server: TestServer): Promise<Clubs> {
  const [head, otherHead, startup] = await Promise.all([
    signUp.clubHead(server),
    signUp.clubHead(server),
    signUp.startup(server),
  ]);
  const [asha, bela, chetan, stranger] = await Promise.all([
    signUp.student(server, head),
    signUp.student(server, head),
    signUp.student(server, head),
    signUp.student(server, otherHead),
  ]);
  return {
    ...{ head, otherHead, startup, asha, bela, chetan, stranger },
    team: async (sender, id) =>
      (
        await server.request<{ team: TeamAnswer | null }>(
          `query Team($id: ID!) { team(id: $id) ${TEAM} }`,
          { id },
          { token: sender?.token },
        )
      ).team,
  };
}
