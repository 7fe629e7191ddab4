import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";
import type { ApplicationInitiator, ApplicationStatus } from "../../contract/index.js";

/**
 * A row of project_applications: a club's application for a project, or a startup's invitation. One per club and
 * project.
 */
@Entity("project_applications")
export class ApplicationEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column({ type: "uuid", update: false })
  projectId!: string;

  @Column({ type: "uuid", update: false })
  clubId!: string;

  /** Null until an invitation is approved. */
  @Column("uuid", { nullable: true })
  teamId!: string | null;

  @Column({ type: "text", update: false })
  initiatedBy!: ApplicationInitiator;

  @Column("text")
  status!: ApplicationStatus;

  @Column("text")
  message!: string;

  /** Whether the startup sees the team's resumes and addresses only after approval. */
  @Column({ type: "boolean", update: false })
  holdsBack!: boolean;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @Column("timestamptz", { nullable: true })
  answeredAt!: Date | null;
}
