/** Invitations to act for a club or startup, as those see them who send and receive them. */
import { linkIn } from "./mails.ts";
import type { TestServer } from "./test-server.ts";
import type { Sender } from "./writes.ts";

/** What a person registers with through an invitation. */
export const newcomer = { firstName: "Noor", lastName: "Das", password: "correct horse battery" };

/** The token in the newest invitation mailed to an address. */
export async function invitationToken(server: TestServer, email: string): Promise<string> {
  const mail = await server.mails.waitFor(({ to, text }) => to.includes(email) && text.includes("/invitation"));
  return linkIn(mail, "/invitation").searchParams.get("token")!;
}

const PREVIEW = `query ($token: String!) { membershipInvitation(token: $token) {
  organisationName collegeName role invitedBy email hasAccount obstacle } }`;

/** What a link shows to a person, or to a guest; the message of the refusal if it leads nowhere. */
export async function previewOf(server: TestServer, token: string, viewer: Sender): Promise<unknown> {
  const { body } = await server.graphql<{ membershipInvitation: object }>(PREVIEW, { token }, { token: viewer?.token });
  return body.data?.membershipInvitation ?? body.errors?.[0]?.message;
}

/** The first name and the role of everyone who acts for a club or startup. */
export async function whoActsFor({ database }: TestServer, organisation: string): Promise<string[]> {
  const { rows } = await database.query<{ role: string; first_name: string }>(
    `select acting.role, first_name from memberships acting join profiles on id = profile_id
     where coalesce(club_id, startup_id) = $1 order by 2`,
    [organisation],
  );
  return rows.map(({ role, first_name: name }) => `${name} ${role}`);
}
