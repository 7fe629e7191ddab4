import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from "typeorm";
import type { ProjectCategory, ProjectStatus } from "../../contract/index.js";

/** A row of projects. */
@Entity("projects")
export class ProjectEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("text")
  title!: string;

  @Column("text")
  description!: string;

  @Column("text")
  category!: ProjectCategory;

  @Column("text", { array: true })
  skills!: string[];

  /** YYYY-MM-DD. */
  @Column("date")
  startDate!: string;

  /** YYYY-MM-DD, not before the start. */
  @Column("date", { nullable: true })
  endDate!: string | null;

  @Column("text")
  duration!: string;

  @Column("text", { nullable: true })
  stipend!: string | null;

  @Column("integer")
  teamSize!: number;

  @Column("uuid")
  startupId!: string;

  @Column("text")
  status!: ProjectStatus;

  /** Percent, if a fixed figure is set; otherwise it is computed from the deliverables. */
  @Column("integer", { nullable: true })
  progress!: number | null;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt!: Date;

  @Column("timestamptz", { nullable: true })
  completedAt!: Date | null;
}
