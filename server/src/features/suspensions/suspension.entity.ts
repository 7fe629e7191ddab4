import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** A time during which a person could not use their account. */
@Entity("account_suspensions")
export class SuspensionEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid")
  profileId!: string;

  /** What the person is told. */
  @Column("text")
  reason!: string;

  /** The operator; null once that account was deleted. */
  @Column("uuid", { nullable: true })
  suspendedBy!: string | null;

  @CreateDateColumn({ type: "timestamptz" })
  suspendedAt!: Date;

  @Column("uuid", { nullable: true })
  reopenedBy!: string | null;

  /** Null while the account is suspended. */
  @Column("timestamptz", { nullable: true })
  reopenedAt!: Date | null;
}
