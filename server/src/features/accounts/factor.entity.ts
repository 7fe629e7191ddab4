import { Column, Entity, PrimaryColumn } from "typeorm";
import type { FactorStatus, FactorType } from "../../graphql/enums.js";

/** A second factor that a person enrolled. */
@Entity("factors")
export class FactorEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid")
  profileId!: string;

  @Column("text")
  factorType!: FactorType;

  @Column("text")
  status!: FactorStatus;

  /** What the person called it. */
  @Column("text", { nullable: true })
  friendlyName!: string | null;

  @Column("timestamptz")
  createdAt!: Date;
}
