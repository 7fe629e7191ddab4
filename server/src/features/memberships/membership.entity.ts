import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import type { MembershipRole } from "../../contract/index.js";

/** A person who acts for a club or for a startup, for one of them and for no other. */
@Entity("memberships")
export class MembershipEntity {
  @PrimaryColumn("uuid")
  profileId!: string;

  /** Either this or {@link startupId}. */
  @Column("uuid", { nullable: true })
  clubId!: string | null;

  @Column("uuid", { nullable: true })
  startupId!: string | null;

  /** `head` or `officer` of a club, `owner` or `member` of a startup. */
  @Column("text")
  role!: MembershipRole;

  /** Which officer comes first where the club needs another head; null for the others. */
  @Column("integer", { nullable: true })
  position!: number | null;

  /** When the person was last asked to take over from a head or owner who is away; null if never. */
  @Column("timestamptz", { nullable: true })
  askedAt!: Date | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}
