import type { EntityManager } from "typeorm";
import { limits, VerificationMethod } from "../../contract/index.js";
import { databaseNow, inSeconds, past } from "../../database/database-time.js";
import type { Dependencies } from "../../feature.js";
import type { Sweep } from "../../platform/jobs.js";
import { randomToken } from "../../platform/tokens.js";
import { record } from "../../policy/audit.js";
import { leadOf, organisationName } from "../memberships/index.js";
import { ProfileEntity } from "../profile/index.js";
import { checkFile, checkRecord, type Finding } from "./domain-checks.js";
import { domainMail, endedMail, failingMail } from "./verification-mails.js";
import { VerificationEntity } from "./verification.entity.js";
import { lockRow, mailedTo, verifiedBy, websiteOf } from "./verification.service.js";

/** Name of the job that checks one verified domain again; its payload is `{ verificationId }`. */
export const recheckDomainJob = "recheck_domain";

/** Checks begun in one hour; the others follow in the next. */
const atOnce = 500;

const days = (count: number) => inSeconds(count * 86_400);

/** Deletes what was never shown in time, and queues the checks that are due: each once, whichever process works. */
export const sweepVerifications: Sweep = async (statements) => {
  await statements.query("delete from verifications where checked_at is null and due_at <= now()");
  await statements.query(
    `select graphile_worker.add_job($1, json_build_object('verificationId', id), job_key => 'verification ' || id,
       job_key_mode => 'unsafe_dedupe', max_attempts => 3)
     from (select id from verifications where due_at <= now() order by due_at limit ${atOnce}) due`,
    [recheckDomainJob],
  );
};

/** Checks a verified domain again, if that is still due. The second failure ends the verification. */
export async function recheck(parts: Dependencies, id: string): Promise<void> {
  const { manager } = parts.database.dataSource;
  const due = await findDue(manager, id);
  if (!due) return;
  const finding = due.method === VerificationMethod.MAIL ? null : await look(parts, manager, due);
  await parts.database.dataSource.transaction(async (writing) => {
    await lockRow(writing, due);
    const still = await findDue(writing, id);
    // Started anew, verified or ended in the meantime.
    if (still?.token !== due.token || still.method !== due.method) return;
    if (finding?.shown) await writing.update(VerificationEntity, id, verifiedBy(due.method!));
    else if (due.failingSince === null) await beginGrace(parts, writing, due, finding?.reason ?? null);
    else await end(parts, writing, due, finding?.reason ?? null);
  });
}

const findDue = async (manager: EntityManager, id: string) => {
  const found = await manager.findOneBy(VerificationEntity, { id, dueAt: past() });
  return found?.checkedAt ? found : null;
};

const look = async ({ config }: Dependencies, manager: EntityManager, due: VerificationEntity): Promise<Finding> =>
  due.method === VerificationMethod.DNS
    ? checkRecord(due.domain, due.token, config)
    : checkFile(due.domain, await websiteOf(manager, due), due.token, config);

/** Tells the head or owner, and mails a new link where a mail was answered before. */
async function beginGrace(
  { mail, config }: Dependencies,
  manager: EntityManager,
  due: VerificationEntity,
  reason: string | null,
): Promise<void> {
  const isMailed = due.method === VerificationMethod.MAIL;
  const token = randomToken();
  await manager.update(VerificationEntity, due.id, {
    failingSince: databaseNow,
    dueAt: days(isMailed ? limits.verificationMailDays : limits.verificationGraceDays),
    ...(isMailed && mailedTo(due.email!, token)),
  });
  const { to, name } = await sides(manager, due);
  const from = { person: null, organisation: name, domain: due.domain };
  if (isMailed) await mail.enqueue(manager, domainMail(due.email!, from, token, config.appUrl));
  await mail.enqueue(manager, failingMail(to, { name, domain: due.domain, reason }, config.appUrl));
}

/** The text stays the same for a while, so that a repaired record or file is enough to verify the domain again. */
async function end(
  { mail, config }: Dependencies,
  manager: EntityManager,
  due: VerificationEntity,
  reason: string | null,
): Promise<void> {
  await record(manager, { person: null, action: "verification.end" }, due.id);
  await manager.update(VerificationEntity, due.id, {
    method: null,
    checkedAt: null,
    failingSince: null,
    mailTokenHash: null,
    mailExpiresAt: null,
    dueAt: days(limits.verificationPendingDays),
  });
  const { to, name } = await sides(manager, due);
  await mail.enqueue(manager, endedMail(to, { name, domain: due.domain, reason }, config.appUrl));
}

async function sides(manager: EntityManager, due: VerificationEntity) {
  const to = await manager.findOneByOrFail(ProfileEntity, { id: await leadOf(manager, due) });
  return { to, name: (await organisationName(manager, due))! };
}
