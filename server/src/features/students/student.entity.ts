import { Column, Entity, PrimaryColumn } from "typeorm";

/** A row of student_profiles. Its id is the id of the student's profile. */
@Entity("student_profiles")
export class StudentEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { nullable: true })
  clubId!: string | null;

  @Column("text", { nullable: true })
  education!: string | null;

  @Column("text", { nullable: true })
  resumeUrl!: string | null;

  @Column("text", { array: true })
  skills!: string[];
}
