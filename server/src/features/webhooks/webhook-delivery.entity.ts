import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import type { WebhookDeliveryState } from "../../contract/index.js";

/** One event on its way to one webhook, over all attempts. */
@Entity("webhook_deliveries")
export class WebhookDeliveryEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column({ type: "uuid", update: false })
  webhookId!: string;

  /** Names the event: the same for every webhook that is told about it, and for every repetition. */
  @Column({ type: "uuid", update: false })
  eventId!: string;

  /** As `type` in what is sent. */
  @Column({ type: "text", update: false })
  eventType!: string;

  /** The body as it is sent, byte for byte. */
  @Column({ type: "text", update: false })
  payload!: string;

  @Column({ type: "boolean", update: false })
  isRedelivery!: boolean;

  @Column("text")
  state!: WebhookDeliveryState;

  @Column("integer")
  attempts!: number;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Column("timestamptz", { nullable: true })
  lastAttemptAt!: Date | null;

  /** Null unless it is pending. */
  @Column("timestamptz", { nullable: true })
  nextAttemptAt!: Date | null;

  /** How long the last attempt took. */
  @Column("integer", { nullable: true })
  durationMilliseconds!: number | null;

  /** What the last attempt was answered with. */
  @Column("integer", { nullable: true })
  responseStatus!: number | null;

  /** The beginning of that answer. */
  @Column("text", { nullable: true })
  responseText!: string | null;

  /** Why the last attempt failed, where no status says it. */
  @Column("text", { nullable: true })
  error!: string | null;
}
