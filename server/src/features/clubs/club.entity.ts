import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import type { ClubType } from "../../contract/index.js";

/** A row of club_profiles. Its id is the id of the head's profile. */
@Entity("club_profiles")
export class ClubEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("text")
  clubName!: string;

  @Column("text")
  collegeName!: string;

  /** 6 characters A-Z and 0-9, unique. */
  @Column("text")
  secretCode!: string;

  @Column("text")
  clubType!: ClubType;

  @Column("text", { nullable: true })
  description!: string | null;

  @Column("text", { nullable: true })
  logoUrl!: string | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
