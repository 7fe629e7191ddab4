import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a mailed link is for. */
export type OneTimePurpose = "verify_email" | "reset_password";

/** The single-use, short-lived key in a mailed link. */
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
