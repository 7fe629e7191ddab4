import { Column, Entity, PrimaryColumn } from "typeorm";

/** A login with a correct password that still needs the second factor. */
@Entity("log_in_challenges")
export class LogInChallengeEntity {
  /** SHA-256 of the token. */
  @PrimaryColumn("bytea")
  tokenHash!: Buffer;

  @Column("uuid")
  profileId!: string;

  /** SHA-256 of the stored hash of the password that was verified. */
  @Column("bytea")
  passwordFingerprint!: Buffer;

  @Column("integer")
  failedAttempts!: number;

  @Column("timestamptz")
  createdAt!: Date;

  @Column("timestamptz")
  expiresAt!: Date;
}
