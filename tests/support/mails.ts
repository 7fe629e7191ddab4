/** A real SMTP server that keeps what it receives. */
import type { AddressInfo, Socket } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as its recipient reads it. */
export interface Mail {
  from: string;
  to: string[];
  replyTo: string[];
  subject: string;
  text: string;
  html: string;
  /** Header name in lower case → value. */
  headers: Record<string, string>;
}

/** Selects a mail; every given part must match. */
export interface MailFilter {
  to?: string;
  subject?: string | RegExp;
}

/** The mail sink. */
export interface Mails {
  /** Connection string for `SMTP_URL`. */
  url: string;
  /** Oldest first. */
  all: readonly Mail[];
  /** The newest matching mail, arrived or still to come; fails after `timeout` milliseconds (default 10000). */
  waitFor(wanted: MailFilter | ((mail: Mail) => boolean), timeout?: number): Promise<Mail>;
  /** Starts refusing every mail with a temporary error; `false` ends it. */
  refuse(refusing: boolean): void;
  /** Answers no mail until the function that it returns is called. */
  hold(): () => void;
  /** Discards the mails that have arrived so far. */
  clear(): void;
  /** Stops the sink. */
  unref(): void;
  stop(): Promise<void>;
}

/** The first link in a mail whose path begins with `path`. */
export function linkIn(mail: Mail, path: string): URL {
  const links = [...mail.text.matchAll(/https?:\/\/[^\s<>"')]+/g)].map(([link]) => new URL(link));
  const link = links.find((candidate) => candidate.pathname.startsWith(path));
  if (!link) throw new Error(`No link to ${path} in the mail "${mail.subject}":\n${mail.text}`);
  return link;
}

async function parse(raw: Buffer): Promise<Mail> {
  const mail = await PostalMime.parse(raw);
  const addresses = (list: { address?: string | undefined }[] | undefined) =>
    (list ?? []).flatMap(({ address }) => (address ? [address] : []));
  return {
    from: mail.from?.address ?? "",
    to: addresses(mail.to),
    replyTo: addresses(mail.replyTo),
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: mail.html ?? "",
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}

function matcher(wanted: MailFilter | ((mail: Mail) => boolean)): (mail: Mail) => boolean {
  if (typeof wanted === "function") return wanted;
  const { to, subject } = wanted;
  return (mail) =>
    (to === undefined || mail.to.includes(to)) &&
    (subject === undefined || (typeof subject === "string" ? mail.subject === subject : subject.test(mail.subject)));
}

/** Starts a sink on a free port. */
export async function startMails(): Promise<Mails> {
  const all: Mail[] = [];
  const waiting = new Set<(mail: Mail) => void>();
  let refusing = false;
  let released: Promise<void> = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, _session, answer) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (refusing) return answer(Object.assign(new Error("Try again later"), { responseCode: 451 }));
        void released
          .then(() => parse(Buffer.concat(chunks)))
          .then((mail) => {
            all.push(mail);
            for (const tell of waiting) tell(mail);
            answer();
          }, answer);
      });
    },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    all,
    waitFor(wanted, timeout = 10_000) {
      const matches = matcher(wanted);
      const arrived = all.findLast(matches);
      if (arrived) return Promise.resolve(arrived);
      return new Promise((done, fail) => {
        const tell = (mail: Mail) => {
          if (!matches(mail)) return;
          clearTimeout(timer);
          waiting.delete(tell);
          done(mail);
        };
        const timer = setTimeout(() => {
          waiting.delete(tell);
          const seen = all.map((mail) => `${mail.to.join(", ")}: ${mail.subject}`).join("\n") || "none";
          fail(
            new Error(
              `The mail ${JSON.stringify(wanted) ?? ""} did not arrive within ${timeout} ms. Mails so far:\n${seen}`,
            ),
          );
        }, timeout);
        waiting.add(tell);
      });
    },
    refuse(value) {
      refusing = value;
    },
    hold() {
      let release = () => undefined as void;
      released = new Promise((done) => (release = done));
      return () => release();
    },
    clear() {
      all.length = 0;
    },
    unref() {
      server.server.unref();
      server.server.on("connection", (socket: Socket) => socket.unref());
    },
    stop: () => new Promise((done) => server.close(done)),
  };
}
