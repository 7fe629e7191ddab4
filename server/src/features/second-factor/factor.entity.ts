import { Column, Entity, PrimaryColumn } from "typeorm";
import type { FactorStatus, FactorType } from "../../graphql/enums.js";

/** A second factor that a person enrolled. Of each type there is at most one active and one being enrolled. */
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

  /** The name the person gave it. */
  @Column("text", { nullable: true })
  friendlyName!: string | null;

  @Column("timestamptz")
  createdAt!: Date;

  /** When it was first verified. */
  @Column("timestamptz", { nullable: true })
  verifiedAt!: Date | null;

  /**
   * The secret shared with the authenticator app, encrypted; read only when a code is checked. Null for types without a
   * secret.
   */
  @Column("bytea", { nullable: true, select: false })
  secret!: Buffer | null;

  /** The time step of the last accepted code; codes of that step or earlier are refused. */
  @Column("integer", { nullable: true })
  lastUsedStep!: number | null;
}
