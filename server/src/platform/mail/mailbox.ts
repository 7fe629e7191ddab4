import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Pool } from "pg";
import { validate as isUuid } from "uuid";
import type { Config } from "../../config.js";
import { escapeHtml } from "./mail-body.js";

interface StoredMail {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: Date;
}

const shownAtMost = 100;

const loopbackAddress = /^(::1|127(\.\d{1,3}){3}|::ffff:127(\.\d{1,3}){3})$/;
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Headers that identify proxies, load balancers and CDNs. */
const proxyHeader =
  /^(x-forwarded(-.+)?|forwarded|via|x-real-ip|x-client-ip|x-original-.+|x-envoy-.+|true-client-ip|cf-.+|fastly-.+)$/;

type MailboxConfig = Pick<Config, "appUrl" | "trustProxy">;

/** Whether this installation serves only its own machine, judging by its configuration. */
const isPrivate = ({ appUrl, trustProxy }: MailboxConfig): boolean =>
  trustProxy === null && loopbackHost.test(new URL(appUrl).host);

/**
 * Whether the caller is on this machine. Checks the Host header too, so that no page elsewhere gets in through a name
 * that resolves to this machine. A proxy on this machine speaks for callers from anywhere: most identify themselves by
 * a header, and the common ones that do not speak HTTP/1.0.
 */
function isLocal({ headers, socket, raw }: FastifyRequest): boolean {
  const isProxied = raw.httpVersion !== "1.1" || Object.keys(headers).some((name) => proxyHeader.test(name));
  return !isProxied && loopbackAddress.test(socket.remoteAddress ?? "") && loopbackHost.test(headers.host ?? "");
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request carries the token, compared in constant time. */
const carries = (request: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(tokenOf(request)), digest(token));

const tokenOf = ({ query }: FastifyRequest): string => {
  const { token } = (query ?? {}) as { token?: unknown };
  return typeof token === "string" ? token : "";
};

/** A token that lets its holder read this process's mails from anywhere. */
export const newMailboxToken = (): string => randomBytes(24).toString("base64url");

/** The address for reading the mails; with the token if the configuration suggests that others can reach the server. */
export function mailboxAddress(config: MailboxConfig & Pick<Config, "host">, token: string): string {
  const isReachable =
    !isPrivate(config) || !loopbackHost.test(config.host.includes(":") ? `[${config.host}]` : config.host);
  return `${config.appUrl}/mailbox${isReachable ? `?token=${token}` : ""}`;
}

const style = `
  :root { color-scheme: light dark }
  body { margin: 0; padding: 32px 16px; background: #FBFAF7; color: #17181C; font: 16px/1.55 Figtree, "Helvetica Neue", Arial, sans-serif }
  main { max-width: 720px; margin: 0 auto }
  a { color: #0F6B4F }
  ul { list-style: none; margin: 0; padding: 0; border: 1px solid #E4E2DB; border-radius: 12px; background: #FFFFFF; overflow: hidden }
  li + li { border-top: 1px solid #E4E2DB }
  li a { display: block; padding: 12px 16px; text-decoration: none }
  small, dl { color: #5B5F6B }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 16px }
  dd { margin: 0; overflow-wrap: anywhere }
  pre { padding: 24px; border: 1px solid #E4E2DB; border-radius: 12px; background: #FFFFFF; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere }
  @media (prefers-color-scheme: dark) {
    body { background: #121417; color: #ECEDEA } a { color: #4CC79B } ul, pre { background: #181B1F; border-color: #2A2E34 }
    li + li { border-color: #2A2E34 } small, dl { color: #A2A7B0 }
  }`;

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><main>${content}</main></body>
</html>
`;

const timeOf = (date: Date) =>
  `<time datetime="${date.toISOString()}">${date.toISOString().slice(0, 16).replace("T", " ")} UTC</time>`;

function listPage(mails: StoredMail[], query: string): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/mailbox/${mail.id}${query}"><strong>${escapeHtml(mail.subject)}</strong><br><small>to ${escapeHtml(mail.recipient)}, ${timeOf(mail.created_at)}</small></a></li>`,
  );
  const list = items.length
    ? `<ul>${items.join("")}</ul>`
    : "<p>No mail has been written yet. Register, and the link to verify your email appears here.</p>";
  return page(
    "Mailbox",
    `<h1>Mailbox</h1><p>No mail server is configured, so the product's mails are kept here, newest first.</p>${list}`,
  );
}

/** The text with its addresses as links. */
const linked = (text: string) =>
  escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const mailPage = (mail: StoredMail, query: string) =>
  page(
    mail.subject,
    `<p><a href="/mailbox${query}">All mails</a></p><h1>${escapeHtml(mail.subject)}</h1>
<dl><dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd><dt>Written</dt><dd>${timeOf(mail.created_at)}</dd></dl>
<pre>${linked(mail.text_body)}</pre><p><a href="/mailbox/${mail.id}/html${query}">Show as designed</a></p>`,
  );

const columns = "id, recipient, subject, text_body, html_body, created_at";

interface MailboxParts {
  database: { readPool: Pick<Pool, "query"> };
  config: MailboxConfig;
  /** Lets callers in from anywhere, as `?token=`. */
  token: string;
}

/**
 * `GET /mailbox` lists the outbox, `/mailbox/:id` shows a mail, `/mailbox/:id/html` its HTML part. Open to callers on
 * this machine while the product serves no other, and to holders of the token printed at startup; all others get 404.
 */
export const serveMailbox: FastifyPluginAsync<MailboxParts> = async (app, { database, config, token }) => {
  app.addHook("onRequest", async (request, reply) => {
    if (!carries(request, token) && !(isPrivate(config) && isLocal(request))) return reply.callNotFound();
  });

  const show = (reply: FastifyReply, html: string | undefined) => {
    if (html === undefined) return reply.callNotFound();
    // The address may contain the token, and the page a login link.
    reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex" });
    return reply.type("text/html; charset=utf-8").send(html);
  };
  /** The query for the pages' own links: the token, if the caller used it. */
  const queryOf = (request: FastifyRequest) => (carries(request, token) ? `?token=${token}` : "");

  const find = async (id: string): Promise<StoredMail | undefined> => {
    if (!isUuid(id)) return undefined;
    return (await database.readPool.query<StoredMail>(`select ${columns} from outbox_mails where id = $1`, [id]))
      .rows[0];
  };

  app.get("/mailbox", async (request, reply) => {
    const { rows } = await database.readPool.query<StoredMail>(
      `select ${columns} from outbox_mails order by created_at desc, id desc limit ${shownAtMost}`,
    );
    return show(reply, listPage(rows, queryOf(request)));
  });

  app.get<{ Params: { id: string } }>("/mailbox/:id", async (request, reply) => {
    const mail = await find(request.params.id);
    return show(reply, mail && mailPage(mail, queryOf(request)));
  });

  app.get<{ Params: { id: string } }>("/mailbox/:id/html", async (request, reply) =>
    show(reply, (await find(request.params.id))?.html_body),
  );
};
