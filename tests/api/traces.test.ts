import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { signUp, type ClubHead } from "../support/people.ts";
import { startReceiver } from "../support/receiver.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { createWebhook } from "../support/webhooks.ts";
import { write } from "../support/writes.ts";

/** What a collector of OpenTelemetry gets: requests, operations, statements and jobs, and nothing of a person. */
interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
}

let collector: Server;
let server: TestServer;
let head: ClubHead;
const spans: Span[] = [];
let arrived: () => void = () => undefined;

beforeAll(async () => {
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
      arrived();
    });
  });
  await new Promise<void>((done) => collector.listen(0, "127.0.0.1", done));
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  server = await startTestServer({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: "100", LOG_LEVEL: "info" },
  });
  head = await signUp.clubHead(server, { firstName: "Zubeida", lastName: "Quintal", email: "zubeida@example.com" });
});
afterAll(async () => {
  await server?.stop();
  await new Promise((done) => collector.close(done));
});

/** The first span that is as wanted, once it has been sent. */
async function span(wanted: (span: Span) => boolean): Promise<Span> {
  for (;;) {
    const found = spans.find(wanted);
    if (found) return found;
    await new Promise<void>((done) => (arrived = done));
  }
}

const factsOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

test("a request belongs to the trace it names, its operation to it, and its statements to the operation", async () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const caller = "b7ad6b7169203331";
  const response = await fetch(`${server.url}/graphql?secret=paisley`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${head.token}`,
      traceparent: `00-${traceId}-${caller}-01`,
    },
    body: JSON.stringify({
      query: "query Mine($first: Int!) { projects(first: $first) { totalCount } }",
      variables: { first: 3 },
    }),
  });
  expect(response.status).toBe(200);
  const request = await span((each) => each.traceId === traceId && each.name === "POST /graphql");
  expect(request.parentSpanId).toBe(caller);
  expect(factsOf(request)).toMatchObject({
    "http.route": "/graphql",
    "http.response.status_code": 200,
    "quadwork.request_id": response.headers.get("x-request-id"),
  });
  const operation = await span((each) => each.parentSpanId === request.spanId);
  expect(operation.name).toBe("query Mine");
  expect(factsOf(operation)).toMatchObject({ "graphql.operation.type": "query", "graphql.operation.name": "Mine" });
  const statement = await span((each) => each.parentSpanId === operation.spanId);
  expect(statement.name).toBe("select");
  expect(factsOf(statement)).toMatchObject({
    "db.system.name": "postgresql",
    "db.query.text": expect.stringContaining("$1"),
  });
  expect(server.process.log().map((line) => JSON.parse(line) as Record<string, unknown>)).toContainEqual(
    expect.objectContaining({ traceId, requestId: response.headers.get("x-request-id") }),
  );
});

test("a delivery to a webhook is measured with its request, without where it goes and what it says", async () => {
  const receiver = await startReceiver();
  const { id, secret } = await createWebhook(server, head, `${receiver.url}/paisley`, ["APPLICATION_RECEIVED"]);
  await write(server, head, "pingWebhook", { id });
  const job = await span(({ name }) => name === "job deliver_webhook");
  const request = await span(({ parentSpanId, name }) => parentSpanId === job.spanId && name === "POST webhook");
  expect(factsOf(request)).toEqual({ "http.request.method": "POST" });
  expect(receiver.at("/paisley")).toHaveLength(1);
  for (const told of ["paisley", secret, id]) expect(JSON.stringify(spans)).not.toContain(told);
  await receiver.stop();
});

test("writes and jobs are measured, without a value of anybody", async () => {
  await server.request(
    `mutation Rename { updateProfile(input: { firstName: "Zubeida", lastName: "Paisley" }) { id } }`,
    {},
    { token: head.token },
  );
  const operation = await span(({ name }) => name === "mutation Rename");
  await span(({ parentSpanId, name }) => parentSpanId === operation.spanId && name === "update");
  const job = await span(({ name }) => name === "job deliver_mail");
  const statement = await span(({ parentSpanId, name }) => parentSpanId === job.spanId && name === "select");
  expect(factsOf(statement)).toMatchObject({ "db.query.text": expect.stringContaining("outbox_mails where id = $1") });
  await server.database.query("select graphile_worker.add_job('sweep')");
  const sweep = await span(({ name }) => name === "job sweep");
  await span(({ parentSpanId, name }) => parentSpanId === sweep.spanId && name === "delete");
  const everything = JSON.stringify(spans);
  for (const secret of [
    "Zubeida",
    "Paisley",
    "paisley",
    "zubeida@example.com",
    head.password,
    head.token,
    head.id,
    head.secretCode,
  ])
    expect(everything).not.toContain(secret);
});
