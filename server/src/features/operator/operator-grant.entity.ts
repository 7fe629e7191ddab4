import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** A person's right to operate the installation, given and taken with `npm run operator`. */
@Entity("operator_grants")
export class OperatorGrantEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid")
  profileId!: string;

  @CreateDateColumn({ type: "timestamptz" })
  grantedAt!: Date;

  /** Null while the grant stands. */
  @Column("timestamptz", { nullable: true })
  revokedAt!: Date | null;
}
