import { Column, Entity, PrimaryColumn } from "typeorm";

/** A message sent through the contact form, by a visitor or a user. */
@Entity("contact_messages")
export class ContactMessageEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** As given by the sender; not verified. */
  @Column("text")
  name!: string;

  /** Reply address as given by the sender; not verified. */
  @Column("text")
  email!: string;

  @Column("text")
  subject!: string;

  @Column("text")
  message!: string;
}
