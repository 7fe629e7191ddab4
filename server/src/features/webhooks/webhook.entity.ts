import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from "typeorm";
import type { WebhookDisabledReason, WebhookEvent } from "../../contract/index.js";

/** An address of a person's programs that is told about events. */
@Entity("webhooks")
export class WebhookEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column({ type: "uuid", update: false })
  profileId!: string;

  @Column("text")
  url!: string;

  @Column("text", { nullable: true })
  description!: string | null;

  @Column("text", { array: true })
  events!: WebhookEvent[];

  /** What is sent is signed with it; in the secret box. */
  @Column("bytea", { select: false })
  secret!: Buffer;

  /** The secret before, with which is signed too until `previousSecretExpiresAt`; in the secret box. */
  @Column("bytea", { nullable: true, select: false })
  previousSecret!: Buffer | null;

  @Column("timestamptz", { nullable: true })
  previousSecretExpiresAt!: Date | null;

  /** Null: enabled. */
  @Column("text", { nullable: true })
  disabledReason!: WebhookDisabledReason | null;

  /** The first failure since something was delivered. */
  @Column("timestamptz", { nullable: true })
  failingSince!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt!: Date;
}
