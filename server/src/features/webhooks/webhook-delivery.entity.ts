import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import type { WebhookDeliveryState } from "../../contract/index.js";

/** One event on its way to one webhook, across all attempts. */
@Entity("webhook_deliveries")
export class WebhookDeliveryEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column({ type: "uuid", update: false })
  webhookId!: string;

  /** The event's id: the same for every webhook that receives it, and for every redelivery. */
  @Column({ type: "uuid", update: false })
  eventId!: string;

  /** The `type` in the payload. */
  @Column({ type: "text", update: false })
  eventType!: string;

  /** The request body, byte for byte. */
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

  /** HTTP status of the response to the last attempt. */
  @Column("integer", { nullable: true })
  responseStatus!: number | null;

  /** The beginning of that response. */
  @Column("text", { nullable: true })
  responseText!: string | null;

  /** Why the last attempt failed, if the status does not explain it. */
  @Column("text", { nullable: true })
  error!: string | null;
}
