import { Column, CreateDateColumn, Entity, PrimaryColumn } from "typeorm";

/** A row of club_teams. */
@Entity("club_teams")
export class TeamEntity {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("text")
  teamName!: string;

  @Column("text", { nullable: true })
  description!: string | null;

  @Column({ type: "uuid", update: false })
  clubId!: string;

  /** The project the team was created for; only {@link TeamProjectEntity} links a team to a project. */
  @Column("uuid", { nullable: true })
  projectId!: string | null;

  /** Profile of the club's head, or of a student in the team. */
  @Column("uuid")
  teamLeadId!: string;

  @CreateDateColumn({ type: "timestamptz" })
  createdAt!: Date;
}

/** A student in a team: a row of team_members. */
@Entity("team_members")
export class TeamMemberEntity {
  @PrimaryColumn("uuid")
  teamId!: string;

  @PrimaryColumn("uuid")
  studentId!: string;
}

/** A team linked to a project by an approval: a row of team_projects. A project has one at most. */
@Entity("team_projects")
export class TeamProjectEntity {
  @PrimaryColumn("uuid")
  teamId!: string;

  @PrimaryColumn("uuid")
  projectId!: string;
}
