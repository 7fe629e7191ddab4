import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import type { AccessScope } from "../../contract/index.js";

/** A personal access token. The token itself is not stored. */
@Entity("access_tokens")
export class AccessTokenEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column({ type: "uuid", update: false })
  profileId!: string;

  /** The name the person gave it. */
  @Column("text")
  name!: string;

  @Column("text", { array: true })
  scopes!: AccessScope[];

  /** SHA-256 of the token. */
  @Column("bytea")
  tokenHash!: Buffer;

  /** The token's last characters, so that its owner can recognise it. */
  @Column("text")
  lastFour!: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** Null: never expires. */
  @Column("timestamptz", { nullable: true })
  expiresAt!: Date | null;

  /** Up to a minute behind. */
  @Column("timestamptz", { nullable: true })
  lastUsedAt!: Date | null;

  @Column("timestamptz", { nullable: true })
  revokedAt!: Date | null;
}
