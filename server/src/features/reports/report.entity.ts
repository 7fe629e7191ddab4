import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import type { ReportOutcome, ReportReason, ReportTarget } from "../../contract/index.js";

/** What a person reported to the operators. */
@Entity("reports")
export class ReportEntity {
  /** Random, unlike other ids: those who are reported see it in their audit log, and a time would tell who sent it. */
  @PrimaryColumn("uuid")
  id!: string;

  /** Profile id; null once that account is deleted. */
  @Column("uuid", { nullable: true })
  reporterId!: string | null;

  @Column("text")
  targetType!: ReportTarget;

  /** Id of the project, club, startup or profile, which may have been deleted since. */
  @Column("uuid")
  targetId!: string;

  /** Profile ids of the people whose the target was. */
  @Column("uuid", { array: true })
  ownerIds!: string[];

  /** Ids of the clubs and startups whose the target was. */
  @Column("uuid", { array: true })
  organisationIds!: string[];

  /** The target's name or title when it was reported. */
  @Column("text")
  targetName!: string;

  /** The target's texts when it was reported. */
  @Column("text")
  content!: string;

  @Column("text")
  reason!: ReportReason;

  /** What the reporter wrote. */
  @Column("text", { nullable: true })
  details!: string | null;

  /** Profile id of the operator who opened it last. */
  @Column("uuid", { nullable: true })
  operatorId!: string | null;

  /** When it was opened last. */
  @Column("timestamptz", { nullable: true })
  openedAt!: Date | null;

  /** Null while the report is open. */
  @Column("text", { nullable: true })
  outcome!: ReportOutcome | null;

  /** What the operator wrote to the reporter. */
  @Column("text", { nullable: true })
  note!: string | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Column("timestamptz", { nullable: true })
  answeredAt!: Date | null;
}
