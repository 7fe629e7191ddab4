import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from "typeorm";

/** A row of project_deliverables. It lives beside the project because one transaction writes both. */
@Entity("project_deliverables")
export class DeliverableEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column({ type: "uuid", update: false })
  projectId!: string;

  @Column("text")
  title!: string;

  @Column("text", { nullable: true })
  description!: string | null;

  /** YYYY-MM-DD. */
  @Column("date")
  dueDate!: string;

  @Column("boolean", { default: false })
  isCompleted!: boolean;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;

  @UpdateDateColumn({ type: "timestamptz" })
  updatedAt!: Date;
}
