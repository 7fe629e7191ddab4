import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** What became of an invitation. One that has expired is still pending: it can be sent again. */
export type RosterInvitationStatus = "pending" | "accepted" | "declined" | "withdrawn";

/** An invitation, mailed to an address from an imported list, to join a club as a student. */
@Entity("roster_invitations")
export class RosterInvitationEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** Null once the club has closed. */
  @Column("uuid", { nullable: true })
  clubId!: string | null;

  /** Whom it is for, in its normal form, see `normalEmail`. */
  @Column("text")
  email!: string;

  /** What the list says of the person; it fills in the form that they register with. */
  @Column("text", { nullable: true })
  firstName!: string | null;

  @Column("text", { nullable: true })
  lastName!: string | null;

  @Column("text", { nullable: true })
  education!: string | null;

  /** Profile id of who sent it last; null if that account has been deleted. */
  @Column("uuid", { nullable: true })
  invitedBy!: string | null;

  /** SHA-256 of the token in the newest link. */
  @Column("bytea")
  tokenHash!: Buffer;

  @Column("text")
  status!: RosterInvitationStatus;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** When it was last mailed. */
  @Column("timestamptz")
  sentAt!: Date;

  /** Until when the link works. */
  @Column("timestamptz")
  expiresAt!: Date;
}
