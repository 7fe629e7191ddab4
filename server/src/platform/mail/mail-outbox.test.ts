import type { EntityManager } from "typeorm";
import { MailOutbox } from "./mail-outbox.js";

const body = { heading: "A heading", paragraphs: ["Words."] };

async function written(smtpUrl: string | null, mail: { recipient: string; subject: string; replyTo?: string }) {
  const query = jest.fn<Promise<unknown[]>, [string, unknown[]]>().mockResolvedValue([]);
  await new MailOutbox({ appUrl: "https://quadwork.example", smtpUrl }).enqueue({ query } as unknown as EntityManager, {
    ...mail,
    usefulHours: 24,
    body,
  });
  return query.mock.calls;
}

it("writes the mail and the job that delivers it", async () => {
  const [insert, job] = await written("smtp://mail.example", { recipient: "ada@example.test", subject: "Hello" });
  expect(insert?.[0]).toContain("insert into outbox_mails");
  expect(insert?.[1].slice(1, 4)).toEqual([["ada@example.test"], [null], ["Hello"]]);
  expect(job?.[0]).toContain("graphile_worker.add_job");
  expect(job?.[1][0]).toBe("deliver_mail");
  expect(job?.[1][2]).toBe(insert?.[1][0]);
});

it("writes no job where there is no mail server", async () => {
  expect(await written(null, { recipient: "ada@example.test", subject: "Hello" })).toHaveLength(1);
});

it("keeps every header on one line", async () => {
  const [insert] = await written(null, {
    recipient: "ada@example.test\r\nBcc: eve@example.test",
    subject: "Hello\r\nBcc: eve@example.test\0",
    replyTo: "visitor@example.test\nX: y",
  });
  expect(insert?.[1].slice(1, 4)).toEqual([
    ["ada@example.test Bcc: eve@example.test"],
    ["visitor@example.test X: y"],
    ["Hello Bcc: eve@example.test"],
  ]);
});
