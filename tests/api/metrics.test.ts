import { follow } from "../support/followers.ts";
import { newEmail, signUp } from "../support/people.ts";
import { freePort } from "../support/server-process.ts";
import {
  borrowTestServer,
  startTestServer,
  TEST_METRICS_TOKEN as token,
  type TestServer,
} from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { attempt } from "../support/writes.ts";

/**
 * What Prometheus reads: off unless asked for, off the public port or behind a token, and bounded whatever callers
 * send.
 */
let server: TestServer;
let port: number;

beforeAll(async () => {
  port = await freePort();
  server = await startTestServer({ environment: { METRICS_PORT: String(port) } });
});
afterAll(() => server?.stop());

const scrape = async (url = `http://127.0.0.1:${port}/metrics`, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { headers });
  return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
};

/** The value of a series, named as Prometheus writes it. */
const valueOf = (text: string, series: string) =>
  Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

test("requests, operations, their errors and costs, connections, queues and the process are counted", async () => {
  await server.graphql("query One { __typename }");
  await server.graphql("{ me { id } }");
  await server.graphql(`mutation { logIn(input: { email: "nobody@example.com", password: "wrong" }) { accessToken } }`);
  await server.graphql(`mutation Reset($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }`, {
    input: { email: "nobody@example.com" },
  });
  const { status, type, text } = await scrape();
  expect([status, type]).toEqual([200, expect.stringContaining("text/plain")]);
  expect(valueOf(text, 'quadwork_http_requests_total{method="POST",route="/graphql",status="200"}')).toBe(4);
  expect(valueOf(text, 'quadwork_http_request_seconds_count{route="/graphql"}')).toBe(4);
  expect(valueOf(text, 'quadwork_graphql_operations_total{type="query",outcome="ok"}')).toBe(1);
  expect(valueOf(text, 'quadwork_graphql_operations_total{type="query",outcome="refused"}')).toBe(1);
  expect(valueOf(text, 'quadwork_errors_total{code="INVALID_CREDENTIALS"}')).toBe(1);
  expect(valueOf(text, 'quadwork_cost_points_total{type="mutation"}')).toBe(21);
  for (const pool of ["read", "write", "counts"])
    expect(valueOf(text, `quadwork_database_connections{pool="${pool}",state="waiting"}`)).toBe(0);
  expect(valueOf(text, "quadwork_mails_waiting")).toBe(0);
  expect(valueOf(text, "quadwork_websocket_connections")).toBe(0);
  for (const name of ["nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes"])
    expect(valueOf(text, name)).toBeGreaterThan(0);
});

test("a login compares one password with a hash, whether the password is wrong or the address unknown", async () => {
  const { email } = await signUp.startup(server);
  const checks = async () => valueOf((await scrape()).text, "quadwork_password_checks_total");
  for (const address of [email, newEmail()]) {
    const before = await checks();
    await attempt(server, null, "logIn", { email: address, password: "wrong horse battery" }, "{ accessToken }");
    expect((await checks()) - before).toBe(1);
  }
});

test("open connections and what is followed on them are told, until they end", async () => {
  const realtime = async () => {
    const { text } = await scrape();
    return ["quadwork_websocket_connections", "quadwork_subscriptions"].map((name) => valueOf(text, name));
  };
  const { token } = await signUp.startup(server);
  const follower = await follow(server, token, "subscription { projectStatusChanged { id } }");
  await follower.follow("subscription { deliverableChanged { projectId } }");
  expect(await realtime()).toEqual([1, 2]);
  await follower.stop();
  await follower.closed;
  await until(realtime, (counts) => counts.every((count) => count === 0));
});

test("mails and jobs that wait are told", async () => {
  server.mails.refuse(true);
  await server.request(`mutation Send($input: SendContactMessageInput!) { sendContactMessage(input: $input) }`, {
    input: {
      name: "Asha Rao",
      email: "asha@example.com",
      subject: "A question",
      message: "How do I rotate the code of our club?",
    },
  });
  const { text } = await scrape();
  expect(valueOf(text, "quadwork_mails_waiting")).toBe(1);
  const jobs = ["waiting", "retrying"].map((state) =>
    valueOf(text, `quadwork_jobs{task="deliver_mail",state="${state}"}`),
  );
  expect(jobs).toContain(1);
  server.mails.refuse(false);
});

test("no caller can add a series", async () => {
  const seriesOf = async () =>
    (await scrape()).text
      .split("\n")
      .map((line) => line.replace(/ \S+$/, ""))
      .filter((line) => /^quadwork_(?!jobs)/.test(line));
  await Promise.all([
    fetch(`${server.url}/warm`),
    server.graphql("{ nothing }"),
    fetch(`${server.url}/graphql`, { method: "PUT" }),
  ]);
  const before = await seriesOf();
  for (let n = 0; n < 20; n++) {
    await Promise.all([
      fetch(`${server.url}/made-up/${n}?name=${n}`),
      server.graphql(`query Name${n} { nothing }`),
      fetch(`${server.url}/graphql`, { method: "PUT", headers: { "x-request-id": `id-${n}` } }),
    ]);
  }
  expect(await seriesOf()).toEqual(before);
});

test("on the public port they are shown to who has the token, on a port of their own alone", async () => {
  expect((await scrape(`${server.url}/metrics`)).status).toBe(404);
  expect((await scrape(`http://127.0.0.1:${port}/graphql`)).status).toBe(404);
  const other = await borrowTestServer();
  try {
    for (const authorization of ["", "Bearer wrong", token, `Bearer ${token}x`])
      expect((await scrape(`${other.url}/metrics`, { authorization })).status).toBe(401);
    const { status, text } = await scrape(`${other.url}/metrics`, { authorization: `Bearer ${token}` });
    expect(status).toBe(200);
    expect(valueOf(text, 'quadwork_http_requests_total{method="GET",route="/metrics",status="401"}')).toBe(4);
  } finally {
    await other.stop();
  }
});
