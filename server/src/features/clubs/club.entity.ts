import { Column, Entity, PrimaryColumn } from "typeorm";
import type { ClubType } from "../../contract/index.js";

/** A club. Who acts for it stands in memberships. */
@Entity("club_profiles")
export class ClubEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("text")
  clubName!: string;

  @Column("text")
  collegeName!: string;

  /**
   * Six of A–Z and 0–9, unique; anyone who knows it can join the club. Null for what stays of a closed club.
   */
  @Column("text", { nullable: true })
  secretCode!: string | null;

  @Column("text")
  clubType!: ClubType;

  @Column("text", { nullable: true })
  description!: string | null;

  @Column("text", { nullable: true })
  logoUrl!: string | null;

  /** Whether officers may answer a startup's invitation, as the head may. */
  @Column("boolean")
  officersMayAnswer!: boolean;

  /** Whether no person can act for it: all are suspended, or not verified yet. The database sets it. */
  @Column("boolean")
  isUnattended!: boolean;

  @Column("timestamptz")
  createdAt!: Date;
}
