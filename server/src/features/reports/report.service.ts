import { randomUUID } from "node:crypto";
import { reportAnswerRules, reportRules } from "../../contract/index.js";
import { violates } from "../../database/database.js";
import { databaseNow } from "../../database/database-time.js";
import type { Dependencies } from "../../feature.js";
import type { Origin } from "../../graphql/context.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import { validate } from "../../platform/validate.js";
import { requireVisible } from "../../policy/authorize.js";
import type { Permit } from "../../policy/permit.js";
import { MembershipEntity } from "../memberships/index.js";
import { ProfileEntity } from "../profile/index.js";
import { readReported, resourceReported } from "./reported-content.js";
import { reportAnsweredMail } from "./report-mails.js";
import { ReportEntity } from "./report.entity.js";
import type { AnswerReportInput, CreateReportInput, OpenReportInput } from "./report.inputs.js";

/** Reports to the operators, and their answers. */
export class ReportService {
  constructor(private readonly parts: Pick<Dependencies, "config" | "database" | "mail" | "rateLimits">) {}

  /**
   * Stores a report with what it is about as it is now. @returns its id.
   * @throws AppError BAD_USER_INPUT, also for what is the reporter's own, NOT_FOUND for what they cannot see,
   *   ALREADY_REPORTED while an earlier report of it is open, RATE_LIMITED.
   */
  async create(permit: Permit, origin: Origin, input: CreateReportInput): Promise<string> {
    const viewer = permit.session;
    const { targetType, targetId, reason } = input;
    const { details } = await validate(reportRules, input);
    await this.parts.rateLimits.consume("report", { address: origin.address, account: viewer.id });
    const id = randomUUID();
    try {
      await this.parts.database.write(permit, id, async (manager) => {
        await requireVisible(manager, viewer, resourceReported(targetType), targetId);
        const reported = await readReported(manager, targetType, targetId);
        const own = await manager.findOneBy(MembershipEntity, { profileId: viewer.id });
        const mine = [own?.clubId, own?.startupId];
        if (reported.people.includes(viewer.id) || reported.organisations.some((each) => mine.includes(each)))
          throw fieldError("targetId", "This is yours. Report only what belongs to others.");
        await manager.insert(ReportEntity, {
          id,
          reporterId: viewer.id,
          targetType,
          targetId,
          ownerIds: reported.people,
          organisationIds: reported.organisations,
          targetName: reported.name,
          content: reported.content,
          reason,
          details: details ?? null,
        });
      });
    } catch (error) {
      // Nothing was stored that would take an operator's time.
      await this.parts.rateLimits.takeBack("report", viewer.id);
      throw violates(error, "reports_open_target") ? new AppError("ALREADY_REPORTED") : error;
    }
    return id;
  }

  /**
   * Lets the operator read what was reported, which is recorded where its owners see it. @returns the report's id.
   * @throws AppError NOT_FOUND, REPORT_ALREADY_ANSWERED.
   */
  async open(permit: Permit, { id }: OpenReportInput): Promise<string> {
    const operatorId = permit.session.id;
    await this.parts.database.write(permit, id, async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(ReportEntity)
        .set({ operatorId, openedAt: databaseNow })
        .where("id = :id and outcome is null", { id })
        .execute();
      if (!affected) throw new AppError("REPORT_ALREADY_ANSWERED");
    });
    return id;
  }

  /**
   * Closes a report and tells the reporter, and nobody else. @returns the report's id.
   * @throws AppError BAD_USER_INPUT, NOT_FOUND, FORBIDDEN for whoever did not open it, REPORT_ALREADY_ANSWERED.
   */
  async answer(permit: Permit, { id, outcome, ...input }: AnswerReportInput): Promise<string> {
    const note = (await validate(reportAnswerRules, input)).note ?? null;
    await this.parts.database.write(permit, id, async (manager) => {
      const report = await manager.findOneByOrFail(ReportEntity, { id });
      if (report.outcome) throw new AppError("REPORT_ALREADY_ANSWERED");
      await manager.update(ReportEntity, id, { outcome, note, answeredAt: databaseNow });
      const { reporterId } = report;
      const reporter = reporterId && (await manager.findOneBy(ProfileEntity, { id: reporterId }));
      if (!reporter) return;
      const mail = reportAnsweredMail(reporter, report, { outcome, note }, this.parts.config.appUrl);
      await this.parts.mail.enqueue(manager, mail);
    });
    return id;
  }
}
