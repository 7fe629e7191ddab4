import { Column, Entity, PrimaryColumn } from "typeorm";

/** A code that replaces the second factor once. */
@Entity("recovery_codes")
export class RecoveryCodeEntity {
  /** Keyed digest of the code and its owner. */
  @PrimaryColumn("bytea")
  codeHash!: Buffer;

  @Column("uuid")
  profileId!: string;

  @Column("timestamptz")
  createdAt!: Date;

  @Column("timestamptz", { nullable: true })
  usedAt!: Date | null;
}
