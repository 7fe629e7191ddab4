import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a student's profile adds to the person. Its id is the profile's. */
@Entity("student_profiles")
export class StudentEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** Null after the student was removed from their club. */
  @Column("uuid", { nullable: true })
  clubId!: string | null;

  @Column("text", { nullable: true })
  education!: string | null;

  @Column("text", { nullable: true })
  resumeUrl!: string | null;

  @Column("text", { array: true })
  skills!: string[];
}
