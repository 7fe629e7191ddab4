import { Column, Entity, PrimaryColumn } from "typeorm";

/** A message that somebody, known or not, wrote through the contact form. */
@Entity("contact_messages")
export class ContactMessageEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** As the sender gives it; nobody has checked it. */
  @Column("text")
  name!: string;

  /** Where the sender wants the answer; nobody has checked it. */
  @Column("text")
  email!: string;

  @Column("text")
  subject!: string;

  @Column("text")
  message!: string;
}
