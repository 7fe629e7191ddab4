import { Column, Entity, PrimaryColumn } from "typeorm";
import type { ClubType } from "../../contract/index.js";

/** A club. Its id is its head's profile id. */
@Entity("club_profiles")
export class ClubEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("text")
  clubName!: string;

  @Column("text")
  collegeName!: string;

  /**
   * Six of A–Z and 0–9, unique; joining the club requires it. Null for a club that closed when its head's account was
   * deleted.
   */
  @Column("text", { nullable: true })
  secretCode!: string | null;

  @Column("text")
  clubType!: ClubType;

  @Column("text", { nullable: true })
  description!: string | null;

  @Column("text", { nullable: true })
  logoUrl!: string | null;

  @Column("timestamptz")
  createdAt!: Date;
}
