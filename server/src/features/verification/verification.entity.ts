import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import type { VerificationMethod } from "../../contract/index.js";

/** The domain that a club or startup shows to be its own. One for each; the same domain may appear several times. */
@Entity("verifications")
export class VerificationEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** Either this or {@link startupId}. */
  @Column("uuid", { nullable: true })
  clubId!: string | null;

  @Column("uuid", { nullable: true })
  startupId!: string | null;

  /** In ASCII (punycode), without `www`. */
  @Column("text")
  domain!: string;

  /** What a DNS record or a file has to contain. Published there, so it is no secret. */
  @Column("text")
  token!: string;

  /** How the domain was shown to be theirs; null until it was. */
  @Column("text", { nullable: true })
  method!: VerificationMethod | null;

  /** The last time that a check succeeded. */
  @Column("timestamptz", { nullable: true })
  checkedAt!: Date | null;

  /** Not verified yet: when it is given up. Verified: when it is checked again. */
  @Column("timestamptz")
  dueAt!: Date;

  /** Since when a later check has failed, or waits for a mail to be answered. */
  @Column("timestamptz", { nullable: true })
  failingSince!: Date | null;

  /** Where the newest link was mailed to. */
  @Column("text", { nullable: true })
  email!: string | null;

  /** SHA-256 of the token in the newest link that was not answered. */
  @Column("bytea", { nullable: true })
  mailTokenHash!: Buffer | null;

  @Column("timestamptz", { nullable: true })
  mailExpiresAt!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
