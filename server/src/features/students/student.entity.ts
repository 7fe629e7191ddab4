import { Column, Entity, PrimaryColumn } from "typeorm";

/** The student part of a person's profile, with the same id. */
@Entity("student_profiles")
export class StudentEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** Null after the student left or was removed from their club. */
  @Column("uuid", { nullable: true })
  clubId!: string | null;

  @Column("text", { nullable: true })
  education!: string | null;

  @Column("text", { nullable: true })
  resumeUrl!: string | null;

  @Column("text", { array: true })
  skills!: string[];
}
