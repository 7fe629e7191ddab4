import { Column, Entity, PrimaryColumn } from "typeorm";

/** The student part of a person's profile, with the same id. */
@Entity("student_profiles")
export class StudentEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** Null until the address is verified, and after the student left or was removed from their club. */
  @Column("uuid", { nullable: true })
  clubId!: string | null;

  /**
   * The club whose code the student registered with, until the address is verified. An unverified registration joins no
   * club: otherwise, anyone with a code could see there which addresses have an account.
   */
  @Column("uuid", { nullable: true })
  awaitedClubId!: string | null;

  /** Since when the student has been an alumnus of the club; null for its current students and without a club. */
  @Column("timestamptz", { nullable: true })
  alumnusSince!: Date | null;

  @Column("text", { nullable: true })
  education!: string | null;

  @Column("text", { nullable: true })
  resumeUrl!: string | null;

  /** Whether startups see the resume only once they approved a team of the student's. */
  @Column("boolean")
  resumeAfterApproval!: boolean;

  @Column("text", { array: true })
  skills!: string[];
}
