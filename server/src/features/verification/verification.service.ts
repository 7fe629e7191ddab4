import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { limits, VerificationMethod, verificationMailRules, verificationStartRules } from "../../contract/index.js";
import { databaseNow, inSeconds } from "../../database/database-time.js";
import type { Dependencies } from "../../feature.js";
import type { Origin } from "../../graphql/context.js";
import { AppError, fieldError, tooManyMails } from "../../platform/app-error.js";
import { domainOf, domainOfEmail, isMailProvider, typedDomain } from "../../platform/outbound/domains.js";
import { hashToken, randomToken } from "../../platform/tokens.js";
import { validate } from "../../platform/validate.js";
import type { Permit } from "../../policy/permit.js";
import type { SessionViewer } from "../../policy/viewer.js";
import { lockLead, organisationName, type MembershipEntity } from "../memberships/index.js";
import { ProfileEntity } from "../profile/index.js";
import { StartupEntity } from "../startups/index.js";
import { checkFile, checkRecord } from "./domain-checks.js";
import { domainMail } from "./verification-mails.js";
import { VerificationEntity } from "./verification.entity.js";
import type {
  CheckVerificationInput,
  SendVerificationMailInput,
  StartVerificationInput,
} from "./verification.inputs.js";

/** A club's id, or a startup's; the other is null. */
export type Organisation = Pick<MembershipEntity, "clubId" | "startupId">;

const days = (count: number) => inSeconds(count * 86_400);

/** What a successful check writes. Ends the link in a mail that is still under way. */
export const verifiedBy = (method: VerificationMethod) => ({
  method,
  checkedAt: databaseNow,
  dueAt: days(limits.verificationDays),
  failingSince: null,
  mailTokenHash: null,
  mailExpiresAt: null,
});

/** What sending a link writes. */
export const mailedTo = (email: string, token: string) => ({
  email,
  mailTokenHash: hashToken(token),
  mailExpiresAt: days(limits.verificationMailDays),
});

const notStarted = "No verification was started, or it has ended. Start it again.";

/** What the head or owner does to have the domain of the club or startup verified. */
export class VerificationService {
  constructor(private readonly parts: Dependencies) {}

  /**
   * Names the domain. Another one than before ends the verification; the same one keeps it, and its text.
   * @returns the verification's id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NO_DOMAIN, RATE_LIMITED.
   */
  async start(permit: Permit, { address }: Origin, input: StartVerificationInput): Promise<string> {
    const viewer = permit.session;
    const { domain: typed } = await validate(verificationStartRules, input);
    await this.parts.rateLimits.consume("verifyDomain", { address, account: viewer.id });
    const rows = {
      first: async (manager: EntityManager) => {
        const organisation = await lockOrganisationOf(manager, viewer);
        const domain = await chooseDomain(manager, organisation, typed || null);
        const known = await find(manager, organisation);
        return { organisation, domain, known, id: known?.domain === domain ? known.id : newId() };
      },
      ids: ({ id }: { id: string }) => [id],
    };
    return this.parts.database.write(permit, rows, async (manager, { organisation, domain, known, id }) => {
      const dueAt = days(limits.verificationPendingDays);
      if (known?.id === id) {
        if (known.checkedAt === null) await manager.update(VerificationEntity, id, { dueAt });
        return id;
      }
      if (known) await manager.delete(VerificationEntity, known.id);
      const token = randomBytes(20).toString("hex");
      const { clubId, startupId } = organisation;
      await manager.insert(VerificationEntity, { id, clubId, startupId, domain, token, dueAt });
      return id;
    });
  }

  /**
   * Looks for the text in the DNS or on the website. @returns the verification's id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, DOMAIN_NOT_SHOWN with what was found
   *   instead, CONFLICT if the domain changed in the meantime, RATE_LIMITED.
   */
  async check(permit: Permit, { address }: Origin, { method }: CheckVerificationInput): Promise<string> {
    const viewer = permit.session;
    await this.parts.rateLimits.consume("verifyDomain", { address, account: viewer.id });
    const { known, website } = await this.parts.database.readAs(viewer, async (manager) => {
      const organisation = await leadOf(manager, viewer);
      return { known: await find(manager, organisation), website: await websiteOf(manager, organisation) };
    });
    if (!known) throw new AppError("NOT_FOUND", { message: notStarted });
    if (method === VerificationMethod.FILE && known.clubId)
      throw fieldError("method", "A club shows its college's domain by a DNS record or an answered mail.");
    const { config } = this.parts;
    const finding =
      method === VerificationMethod.DNS
        ? await checkRecord(known.domain, known.token, config)
        : await checkFile(known.domain, website, known.token, config);
    if (!finding.shown) throw new AppError("DOMAIN_NOT_SHOWN", { message: finding.reason });
    return this.change(permit, async (manager, { id, token }) => {
      // The website or the domain was changed while name servers and websites were asked.
      if (token !== known.token) throw new AppError("CONFLICT");
      await manager.update(VerificationEntity, id, verifiedBy(method));
    });
  }

  /**
   * Mails a link to an address at the domain; a former link stops working. @returns the verification's id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED.
   */
  async sendMail(permit: Permit, { address }: Origin, input: SendVerificationMailInput): Promise<string> {
    const viewer = permit.session;
    const { email } = await validate(verificationMailRules, input);
    // Before anything is counted: nobody else may use up what an address is sent.
    const known = await this.parts.database.readAs(viewer, async (manager) =>
      find(manager, await leadOf(manager, viewer)),
    );
    if (!known) throw new AppError("NOT_FOUND", { message: notStarted });
    requireAddressAt(known.domain, email);
    await this.parts.rateLimits.consume("mailDomain", { address, account: viewer.id });
    const sender = known.clubId ?? known.startupId;
    if (!(await this.parts.rateLimits.mayMail(`verification ${sender}`, email))) throw tooManyMails();
    return this.change(permit, async (manager, still) => {
      const { id, domain } = still;
      requireAddressAt(domain, email);
      const token = randomToken();
      await manager.update(VerificationEntity, id, mailedTo(email, token));
      const { firstName, lastName } = await manager.findOneByOrFail(ProfileEntity, { id: viewer.id });
      const organisation = (await organisationName(manager, still))!;
      const from = { person: `${firstName} ${lastName}`, organisation, domain };
      await this.parts.mail.enqueue(manager, domainMail(email, from, token, this.parts.config.appUrl));
    });
  }

  /** Ends the verification, or gives it up. @returns its id. @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  end(permit: Permit): Promise<string> {
    return this.change(permit, async (manager, { id }) => void (await manager.delete(VerificationEntity, id)));
  }

  /** Changes the verification of the viewer's club or startup. @returns its id. */
  private change(
    permit: Permit,
    work: (manager: EntityManager, known: VerificationEntity) => Promise<void>,
  ): Promise<string> {
    const rows = {
      first: async (manager: EntityManager) => {
        const known = await find(manager, await lockOrganisationOf(manager, permit.session));
        if (!known) throw new AppError("NOT_FOUND", { message: notStarted });
        return known;
      },
      ids: ({ id }: VerificationEntity) => [id],
    };
    return this.parts.database.write(permit, rows, async (manager, known) => {
      await work(manager, known);
      return known.id;
    });
  }
}

/** @throws AppError BAD_USER_INPUT for an address elsewhere, or where anybody gets one. */
function requireAddressAt(domain: string, email: string): void {
  if (domainOfEmail(email) !== domain) throw fieldError("email", `Enter an address that ends with @${domain}.`);
  if (isMailProvider(domain))
    throw fieldError("email", `Anybody can get an address at ${domain}, so a mail there shows nothing.`);
}

const find = (manager: EntityManager, { clubId, startupId }: Organisation): Promise<VerificationEntity | null> =>
  manager.findOneBy(VerificationEntity, clubId ? { clubId } : { startupId: startupId! });

/** @throws AppError FORBIDDEN for whoever neither heads a club nor owns a startup. */
async function leadOf(manager: EntityManager, { id }: SessionViewer): Promise<Organisation> {
  const [lead] = await manager.query<Organisation[]>(
    `select club_id as "clubId", startup_id as "startupId" from memberships
     where profile_id = $1 and role in ('head', 'owner')`,
    [id],
  );
  if (!lead) throw new AppError("FORBIDDEN");
  return lead;
}

/** Locks what the viewer heads or owns, in the order every write follows: the membership, then the club or startup. */
async function lockOrganisationOf(manager: EntityManager, viewer: SessionViewer): Promise<Organisation> {
  const lead = await lockLead(manager, viewer);
  await lockRow(manager, lead);
  return lead;
}

/** Locks a club or startup: whoever changes its website or verification waits. */
export async function lockRow(manager: EntityManager, { clubId, startupId }: Organisation): Promise<void> {
  await manager.query("select from club_profiles where id = $1 for no key update", [clubId]);
  await manager.query("select from startup_profiles where id = $1 for no key update", [startupId]);
}

/** The website of a startup; null for a club, or without one. */
export async function websiteOf(manager: EntityManager, { startupId }: Organisation): Promise<string | null> {
  return startupId && (await manager.findOneByOrFail(StartupEntity, { id: startupId })).website;
}

async function chooseDomain(manager: EntityManager, organisation: Organisation, typed: string | null): Promise<string> {
  if (organisation.startupId) {
    if (typed !== null) throw fieldError("domain", "A startup's domain is that of its website. Leave this out.");
    const domain = domainOf(await websiteOf(manager, organisation));
    if (!domain) throw new AppError("NO_DOMAIN");
    return domain;
  }
  if (typed === null) throw fieldError("domain", "Domain is required.");
  const domain = typedDomain(typed);
  if (!domain)
    throw fieldError("domain", "Enter your college's own domain, such as college.edu, without anything else.");
  if (isMailProvider(domain))
    throw fieldError("domain", "Anybody can get an address at this domain. Enter your college's own.");
  return domain;
}
