import { Column, Entity, PrimaryColumn } from "typeorm";

/** One login of one person on one device. Access tokens name it and become invalid when it ends. */
@Entity("sessions")
export class SessionEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid")
  profileId!: string;

  @Column("text", { nullable: true })
  userAgent!: string | null;

  @Column("timestamptz")
  createdAt!: Date;

  @Column("timestamptz")
  lastUsedAt!: Date;

  /** Extended by each refresh. */
  @Column("timestamptz")
  expiresAt!: Date;

  /** When it was ended by a logout, a new password or a reused refresh token. */
  @Column("timestamptz", { nullable: true })
  revokedAt!: Date | null;
}

/** A link in a session's chain of refresh tokens. Each is exchanged once for the next. */
@Entity("refresh_tokens")
export class RefreshTokenEntity {
  /** SHA-256 of the token. */
  @PrimaryColumn("bytea")
  tokenHash!: Buffer;

  @Column("uuid")
  sessionId!: string;

  /** Hash of the token that was exchanged for this one; null for a session's first. */
  @Column("bytea", { nullable: true })
  parentHash!: Buffer | null;

  @Column("timestamptz")
  createdAt!: Date;

  @Column("timestamptz", { nullable: true })
  usedAt!: Date | null;
}
