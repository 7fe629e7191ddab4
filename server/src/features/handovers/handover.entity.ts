import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import type { AfterHandover } from "../../contract/index.js";

/**
 * A standing offer to hand a club or startup over to another person who acts for it. Deleted once it is accepted,
 * declined or withdrawn, and with the membership of either side.
 */
@Entity("handovers")
export class HandoverEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** Either this or {@link startupId}; one offer for each. */
  @Column("uuid", { nullable: true })
  clubId!: string | null;

  @Column("uuid", { nullable: true })
  startupId!: string | null;

  /** The head or owner. */
  @Column("uuid")
  fromId!: string;

  @Column("uuid")
  toId!: string;

  /** What becomes of the head or owner. */
  @Column("text")
  afterwards!: AfterHandover;

  /** Whether the product made the offer because the head or owner was away. */
  @Column("boolean")
  isForAbsence!: boolean;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Column("timestamptz")
  expiresAt!: Date;
}
