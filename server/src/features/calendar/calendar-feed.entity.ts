import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** The address at which calendar programs read a person's dates. Its secret part is not stored. */
@Entity("calendar_feeds")
export class CalendarFeedEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** One feed per person. */
  @Column({ type: "uuid", update: false })
  profileId!: string;

  /** SHA-256 of the token in the address. */
  @Column("bytea")
  tokenHash!: Buffer;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  /** Up to an hour behind. */
  @Column("timestamptz", { nullable: true })
  lastReadAt!: Date | null;
}
