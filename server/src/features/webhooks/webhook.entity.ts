import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from "typeorm";
import type { WebhookDisabledReason, WebhookEvent } from "../../contract/index.js";

/** A URL of a person's program that receives events. */
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

  /** Signs deliveries; stored encrypted. */
  @Column("bytea", { select: false })
  secret!: Buffer;

  /** The previous secret, which also signs until `previousSecretExpiresAt`; stored encrypted. */
  @Column("bytea", { nullable: true, select: false })
  previousSecret!: Buffer | null;

  @Column("timestamptz", { nullable: true })
  previousSecretExpiresAt!: Date | null;

  /** Null: enabled. */
  @Column("text", { nullable: true })
  disabledReason!: WebhookDisabledReason | null;

  /** The first failure since the last successful delivery. */
  @Column("timestamptz", { nullable: true })
  failingSince!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt!: Date;
}
