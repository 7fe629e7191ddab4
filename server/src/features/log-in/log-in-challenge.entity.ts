import { Column, Entity, PrimaryColumn } from "typeorm";

/** A login whose password was right and that waits for the second factor. */
@Entity("log_in_challenges")
export class LogInChallengeEntity {
  /** SHA-256 of the token. */
  @PrimaryColumn("bytea")
  tokenHash!: Buffer;

  @Column("uuid")
  profileId!: string;

  /** SHA-256 of the stored password hash that was proven. */
  @Column("bytea")
  passwordFingerprint!: Buffer;

  @Column("integer")
  failedAttempts!: number;

  @Column("timestamptz")
  createdAt!: Date;

  @Column("timestamptz")
  expiresAt!: Date;
}
