import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a link in a mail is for. */
export type OneTimePurpose = "verify_email" | "reset_password";

/** The key in a mailed link: works once, and not for long. */
@Entity("one_time_tokens")
export class OneTimeTokenEntity {
  /** SHA-256 of the token. */
  @PrimaryColumn("bytea")
  tokenHash!: Buffer;

  @Column("uuid")
  profileId!: string;

  @Column("text")
  purpose!: OneTimePurpose;

  @Column("timestamptz")
  createdAt!: Date;

  @Column("timestamptz")
  expiresAt!: Date;

  @Column("timestamptz", { nullable: true })
  usedAt!: Date | null;
}
