import { Column, Entity, PrimaryColumn } from "typeorm";
import type { FactorStatus, FactorType } from "../../graphql/enums.js";

/** A second factor that a person enrolled. There is at most one of each type in force, and one being enrolled. */
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

  /** When it was proven for the first time. */
  @Column("timestamptz", { nullable: true })
  verifiedAt!: Date | null;

  /**
   * What the authenticator app knows, in the secret box; read only where a code is checked. Null for types without a
   * secret.
   */
  @Column("bytea", { nullable: true, select: false })
  secret!: Buffer | null;

  /** The time step of the last code that was accepted; it and those before it are refused. */
  @Column("integer", { nullable: true })
  lastUsedStep!: number | null;
}
