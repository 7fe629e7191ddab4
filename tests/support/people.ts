/**
 * Registers people as they would themselves: over HTTP, through the verification mail, then a login. Only their stored
 * hash is replaced by one that is quickly compared.
 */
import { randomBytes } from "node:crypto";
import { linkIn } from "./mails.ts";
import type { TestServer } from "./test-server.ts";

/** The password of everyone whom tests do not give another one. */
export const usualPassword = "correct horse battery";

/** Its hash with argon2's smallest parameters, which a hash carries: comparing takes no time, instead of 40 ms. */
export const quickHash =
  "$argon2id$v=19$m=8,t=1,p=1$FnkIzrcJrhx2XqmrfKuT+Q$r3/jrhiVBHyamdH+LLJaYoGJJ/QxpQMUnu09DOisUAw";

/** A registered, verified and logged-in person. */
export interface Person {
  id: string;
  /** Access token, for `options.token` of a request. */
  token: string;
  refreshToken: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** A club head. */
export interface ClubHead extends Person {
  clubId: string;
  clubName: string;
  collegeName: string;
  /** The code that students register with. */
  secretCode: string;
}

/** A startup's account. */
export interface StartupPerson extends Person {
  startupId: string;
  companyName: string;
}

/** The session that a login returns. */
export interface Session {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
  expiresAt: number;
  tokenType: string;
  user: {
    id: string;
    email: string;
    userType: string;
    membershipRole: string | null;
    firstName: string;
    lastName: string;
  };
}

/** Registration fields that differ from the defaults. */
type Details = Record<string, unknown> & { email?: string; password?: string; firstName?: string; lastName?: string };

const SESSION = `accessToken refreshToken expiresIn expiresAt tokenType user { id email userType membershipRole firstName lastName }`;

let counter = 0;
/** Unique per test file: a late mail from the previous file matches no address here. */
const file = randomBytes(4).toString("hex");

/** A new address on each call, for example `student-3@example.com`. */
export function newEmail(kind = "person"): string {
  counter += 1;
  return `${kind}-${file}-${counter}@example.com`;
}

/** Logs in; fails with the API's errors when refused. */
export async function logIn(
  server: TestServer,
  { email, password }: { email: string; password: string },
): Promise<Session> {
  const { logIn: session } = await server.request<{ logIn: Session }>(
    `mutation LogIn($input: LogInInput!) { logIn(input: $input) { ${SESSION} } }`,
    { input: { email, password } },
  );
  return session;
}

/** Verifies this address through the API, with the link in its newest verification mail. */
export async function verifyEmail(server: TestServer, email: string): Promise<void> {
  const mail = await server.mails.waitFor(
    (candidate) => candidate.to.includes(email) && candidate.text.includes("/verify-email"),
  );
  const token = linkIn(mail, "/verify-email").searchParams.get("token");
  await server.request(`mutation VerifyEmail($input: VerifyEmailInput!) { verifyEmail(input: $input) }`, {
    input: { token },
  });
}

async function register(
  server: TestServer,
  kind: "Student" | "ClubHead" | "Startup",
  details: Details,
): Promise<Person> {
  const input = {
    firstName: "Asha",
    lastName: "Rao",
    password: usualPassword,
    email: newEmail(kind.toLowerCase()),
    ...details,
  };
  await server.request(
    `mutation Register($input: Register${kind}Input!) { register${kind}(input: $input) { email message } }`,
    { input },
  );
  await verifyEmail(server, input.email);
  if (input.password === usualPassword)
    await server.database.query("update profiles set password_hash = $1 where email = $2", [quickHash, input.email]);
  const session = await logIn(server, input);
  return {
    id: session.user.id,
    token: session.accessToken,
    refreshToken: session.refreshToken,
    email: input.email,
    password: input.password,
    firstName: input.firstName,
    lastName: input.lastName,
  };
}

/** Registers, verifies and logs in one person of a role. Any registration field can be overridden. */
export const signUp = {
  async clubHead(server: TestServer, details: Details = {}): Promise<ClubHead> {
    const club = { clubName: `Club ${++counter}`, collegeName: "Example College" };
    const input = { ...club, clubType: "TECHNICAL", description: "We build things together.", ...details };
    const person = await register(server, "ClubHead", input);
    const { me } = await server.request<{
      me: { club: { clubId: string; secretCode: string; clubName: string; collegeName: string } };
    }>(`query Club { me { club { clubId: id secretCode clubName collegeName } } }`, {}, { token: person.token });
    return { ...person, ...me.club };
  },

  /** @param club the head of the club to join, or its code. */
  async student(server: TestServer, club: ClubHead | string, details: Details = {}): Promise<Person> {
    return register(server, "Student", {
      clubCode: typeof club === "string" ? club : club.secretCode,
      education: "B.Tech, Computer Science",
      resumeUrl: "https://drive.google.com/file/d/resume",
      skills: ["React", "Python"],
      ...details,
    });
  },

  async startup(server: TestServer, details: Details = {}): Promise<StartupPerson> {
    const input = { companyName: `Company ${++counter}`, position: "Founder", industry: "TECH", ...details };
    const person = await register(server, "Startup", input);
    const { me } = await server.request<{ me: { startup: { startupId: string; companyName: string } } }>(
      `query Startup { me { startup { startupId: id companyName } } }`,
      {},
      { token: person.token },
    );
    return { ...person, ...me.startup };
  },
};
