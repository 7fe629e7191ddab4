import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import type { MembershipRole } from "../../contract/index.js";

/** What became of an invitation. One that has expired is still pending: it can be sent again. */
export type InvitationStatus = "pending" | "accepted" | "declined" | "withdrawn";

/** An invitation, mailed to an address, to act for a club or startup. */
@Entity("membership_invitations")
export class MembershipInvitationEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** Either this or {@link startupId}; neither once the club or startup has closed. */
  @Column("uuid", { nullable: true })
  clubId!: string | null;

  @Column("uuid", { nullable: true })
  startupId!: string | null;

  /** `officer` of a club, `member` of a startup. */
  @Column("text")
  role!: Extract<MembershipRole, "officer" | "member">;

  /** Whom it is for, in its normal form, see `normalEmail`. */
  @Column("text")
  email!: string;

  /** Profile id of who sent it last; null if that account has been deleted. */
  @Column("uuid", { nullable: true })
  invitedBy!: string | null;

  /** SHA-256 of the token in the newest link. */
  @Column("bytea")
  tokenHash!: Buffer;

  @Column("text")
  status!: InvitationStatus;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** Until when the link works. */
  @Column("timestamptz")
  expiresAt!: Date;
}
