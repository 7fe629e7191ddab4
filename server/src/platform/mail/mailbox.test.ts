import { connect, type AddressInfo } from "node:net";
import Fastify from "fastify";
import type { TrustedProxies } from "../trusted-proxies.js";
import { mailboxAddress, serveMailbox } from "./mailbox.js";

const id = "01930000-0000-7000-8000-000000000001";
const mail = {
  id,
  recipient: "ada@example.test",
  subject: "Verify <b>now</b>",
  text_body: "Open http://localhost:4000/verify-email?token=a&x=<script>",
  html_body: "<!doctype html><p>designed</p>",
  created_at: new Date("2026-01-31T09:30:00Z"),
};

const token = "a-token-printed-at-the-start";
const config = { appUrl: "http://localhost:4000", trustProxy: null, host: "localhost" };

interface From {
  mails?: (typeof mail)[];
  remoteAddress?: string;
  headers?: Record<string, string>;
  appUrl?: string;
  trustProxy?: TrustedProxies | null;
}

async function get(url: string, { mails = [mail], remoteAddress = "127.0.0.1", headers = {}, ...differs }: From = {}) {
  const app = Fastify();
  const query = async (_text: string, values?: unknown[]) => ({
    rows: values ? mails.filter((each) => each.id === values[0]) : mails,
  });
  await app.register(serveMailbox, {
    database: { readPool: { query: query as never } },
    config: { ...config, ...differs },
    token,
  });
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

const proxyHeaders = [
  "X-Forwarded-For",
  "X-Forwarded-Proto",
  "X-Forwarded-Host",
  "Forwarded",
  "Via",
  "X-Real-IP",
  "CF-Connecting-IP",
];

it.each<[string, From]>([
  ["another machine", { remoteAddress: "203.0.113.7" }],
  ["a page of another site that resolves to this machine", { headers: { host: "evil.example" } }],
  ...proxyHeaders.map((header): [string, From] => [
    `a proxy on this machine that sends ${header}`,
    { headers: { [header.toLowerCase()]: "203.0.113.7" } },
  ]),
  [
    "a proxy on this machine that tells nothing of itself, in front of a public address",
    { appUrl: "https://quadwork.example" },
  ],
  ["whoever comes where proxies are trusted", { trustProxy: () => true }],
])("is not there for %s", async (_who, from) => {
  const { statusCode, body } = await get("/mailbox", from);
  expect(statusCode).toBe(404);
  expect(body).not.toContain("ada@example.test");
});

it("is not there for a proxy that tells nothing of itself but speaks HTTP/1.0", async () => {
  const app = Fastify();
  await app.register(serveMailbox, {
    database: { readPool: { query: (async () => ({ rows: [mail] })) as never } },
    config,
    token,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  const ask = async (version: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.end(`GET /mailbox HTTP/${version}\r\nhost: localhost:${port}\r\nconnection: close\r\n\r\n`);
    let received = "";
    for await (const data of socket) received += String(data);
    return received.split("\r\n")[0];
  };
  expect(await ask("1.1")).toContain("200");
  expect(await ask("1.0")).toContain("404");
  await app.close();
});

it.each(["::1", "::ffff:127.0.0.1"])("is there for %s", async (remoteAddress) => {
  expect((await get("/mailbox", { remoteAddress })).statusCode).toBe(200);
});

it.each([
  ["", "http://localhost:4000/mailbox", config],
  [
    "with the token where the product is public",
    `https://quadwork.example/mailbox?token=${token}`,
    { ...config, appUrl: "https://quadwork.example" },
  ],
  [
    "with the token where proxies are trusted",
    `http://localhost:4000/mailbox?token=${token}`,
    { ...config, trustProxy: () => true },
  ],
  [
    "with the token where other machines can connect",
    `http://localhost:4000/mailbox?token=${token}`,
    { ...config, host: "0.0.0.0" },
  ],
])("says where the mails can be read %s", (_how, address, given) => {
  expect(mailboxAddress(given, token)).toBe(address);
});

describe("with the token", () => {
  const from: From = {
    remoteAddress: "203.0.113.7",
    headers: { host: "quadwork.example", "x-forwarded-for": "203.0.113.8" },
    appUrl: "https://quadwork.example",
    trustProxy: () => true,
  };

  it("is there for everybody, and its links carry it on", async () => {
    const list = await get(`/mailbox?token=${token}`, from);
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain(`href="/mailbox/${id}?token=${token}"`);
    const { body } = await get(`/mailbox/${id}?token=${token}`, from);
    expect(body).toContain(`href="/mailbox?token=${token}"`);
    expect(body).toContain(`href="/mailbox/${id}/html?token=${token}"`);
    expect((await get(`/mailbox/${id}/html?token=${token}`, from)).body).toBe(mail.html_body);
  });

  it("tells nobody of it", async () => {
    for (const path of ["/mailbox", `/mailbox/${id}`, `/mailbox/${id}/html`]) {
      const { headers } = await get(`${path}?token=${token}`, from);
      expect(headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
    }
    expect((await get("/mailbox")).body).not.toContain(token);
  });

  const others = [`?token=${token}x`, "?token=", `?token=${token.slice(1)}`, `?token=${token}&token=${token}`];
  it.each(others)("is not there by another one: %s", async (query) => {
    expect((await get(`/mailbox${query}`, from)).statusCode).toBe(404);
  });
});
