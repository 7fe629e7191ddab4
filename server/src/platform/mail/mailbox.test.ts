import Fastify from "fastify";
import { serveMailbox } from "./mailbox.js";

const id = "01930000-0000-7000-8000-000000000001";
const mail = {
  id,
  recipient: "ada@example.test",
  subject: "Verify <b>now</b>",
  text_body: "Open http://localhost:4000/verify-email?token=a&x=<script>",
  html_body: "<!doctype html><p>designed</p>",
  created_at: new Date("2026-01-31T09:30:00Z"),
};

async function get(
  url: string,
  { mails = [mail], remoteAddress = "127.0.0.1", headers = {} as Record<string, string> } = {},
) {
  const app = Fastify();
  const query = async (_text: string, values?: unknown[]) => ({
    rows: values ? mails.filter((each) => each.id === values[0]) : mails,
  });
  await app.register(serveMailbox, { database: { readPool: { query: query as never } } });
  return app.inject({ url, remoteAddress, headers: { host: "localhost:4000", ...headers } });
}

it("lists mails with links to them", async () => {
  const { statusCode, headers, body } = await get("/mailbox");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toContain(`href="/mailbox/${id}"`);
  expect(body).toContain("ada@example.test");
  expect(body).toContain("Verify &lt;b&gt;now&lt;/b&gt;");
});

it("says what will appear while there is no mail", async () => {
  expect((await get("/mailbox", { mails: [] })).body).toContain("No mail has been written yet");
});

it("shows a mail with links that can be followed, and nothing that runs", async () => {
  const { body } = await get(`/mailbox/${id}`);
  expect(body).toContain('<a href="http://localhost:4000/verify-email?token=a&amp;x=&lt;script&gt;">');
  expect(body).not.toContain("<script");
});

it("shows the designed part", async () => {
  expect((await get(`/mailbox/${id}/html`)).body).toBe(mail.html_body);
});

it.each(["/mailbox/none", "/mailbox/01930000-0000-7000-8000-000000000002", "/mailbox/none/html"])(
  "does not find %s",
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  },
);

it.each([
  ["another machine", { remoteAddress: "203.0.113.7" }],
  ["a page of another site that resolves to this machine", { headers: { host: "evil.example" } }],
  ["a proxy on this machine", { headers: { "x-forwarded-for": "203.0.113.7" } }],
])("is not there for %s", async (_who, from) => {
  const { statusCode, body } = await get("/mailbox", from);
  expect(statusCode).toBe(404);
  expect(body).not.toContain("ada@example.test");
});

it.each(["::1", "::ffff:127.0.0.1"])("is there for %s", async (remoteAddress) => {
  expect((await get("/mailbox", { remoteAddress })).statusCode).toBe(200);
});
