/** Second factors by the API: people turn theirs on, and log in with it. */
import { signUp, type Session, type StartupPerson } from "./people.ts";
import type { TestServer } from "./test-server.ts";
import { totpCode } from "./totp.ts";
import { attempt, write } from "./writes.ts";

/** What an authenticator app is given. */
export interface Enrolment {
  id: string;
  /** In base 32. */
  secret: string;
  uri: string;
  /** An SVG. */
  qrCode: string;
}

/** A person whose second factor is on. */
export interface Enrolled extends StartupPerson {
  factorId: string;
  secret: string;
  recoveryCodes: string[];
}

/** Begins to turn the second factor on. */
export const enrol = (server: TestServer, person: StartupPerson, friendlyName = "Phone") =>
  write<Enrolment>(
    server,
    person,
    "enrollTotp",
    { friendlyName, password: person.password },
    "{ id secret uri qrCode }",
  );

/** Tries to finish that with a code. */
export const verify = (server: TestServer, person: StartupPerson, factorId: string, code: string) =>
  attempt<{ codes: string[] }>(server, person, "verifyTotp", { id: factorId, code }, "{ codes }");

/** The code of now, as if none had been used. */
export async function freshCode(
  server: TestServer,
  { factorId, secret }: { factorId: string; secret: string },
): Promise<string> {
  await server.database.query("update factors set last_used_step = null where id = $1", [factorId]);
  return totpCode(secret);
}

/** Signs up a person and turns the second factor on. */
export async function enrolled(server: TestServer): Promise<Enrolled> {
  const person = await signUp.startup(server);
  const { id: factorId, secret } = await enrol(server, person);
  const { result } = await verify(server, person, factorId, await freshCode(server, { factorId, secret }));
  return { ...person, factorId, secret, recoveryCodes: result!.codes };
}

/** The second factor of a person as they see it; null without one. */
export const factorOf = async (server: TestServer, person: { token: string }) =>
  (
    await server.request<{ me: { secondFactor: object | null } }>(
      "{ me { secondFactor { id friendlyName recoveryCodesLeft } } }",
      {},
      person,
    )
  ).me.secondFactor;

/** How a step of a login ended. */
export interface LogInAnswer {
  session: Session & { user: { factors: unknown[] } };
  /** Code of the refusal, or `ok`. */
  code: string;
  /** What {@link complete} takes, where the code is `FACTOR_REQUIRED`. */
  challenge: string;
}

async function send(
  server: TestServer,
  name: "logIn" | "completeLogIn",
  input: object,
  address = "127.0.0.1",
): Promise<LogInAnswer> {
  const type = name === "logIn" ? "LogInInput" : "CompleteLogInInput";
  const session = "{ accessToken refreshToken user { id factors { id factorType status friendlyName createdAt } } }";
  const { body } = await server.graphql<Record<string, LogInAnswer["session"]>>(
    `mutation Enter($input: ${type}!) { ${name}(input: $input) ${session} }`,
    { input },
    { headers: { "x-forwarded-for": address } },
  );
  const { code = "ok", challenge } = body.errors?.[0]?.extensions ?? {};
  return { session: body.data?.[name] as LogInAnswer["session"], code, challenge: String(challenge) };
}

/** Logs in with the password; the server has to trust the proxy that passes the address on. */
export const enter = (server: TestServer, { email, password }: { email: string; password: string }, address?: string) =>
  send(server, "logIn", { email, password }, address);

/** Brings the code that the login asked for. */
export const complete = (server: TestServer, challenge: string, code: string, address?: string) =>
  send(server, "completeLogIn", { challenge, code }, address);

/** Code of the refusal that an access token gets, or `ok`. */
export const codeFor = async (server: TestServer, token: string) =>
  (await server.graphql("{ me { id } }", {}, { token })).body.errors?.[0]?.extensions?.code ?? "ok";
