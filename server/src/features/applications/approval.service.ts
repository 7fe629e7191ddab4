import { IsNull, type EntityManager } from "typeorm";
import { v7 as newId, validate as isUuid } from "uuid";
import { ApplicationInitiator, ApplicationStatus, limits, ProjectStatus } from "../../contract/index.js";
import type { Database } from "../../database/database.js";
import type { Dependencies } from "../../feature.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import type { Announcer } from "../../events/announce.js";
import { authorize } from "../../policy/authorize.js";
import { type SignedInViewer } from "../../policy/viewer.js";
import { type Permit } from "../../policy/permit.js";
import { headOf } from "../memberships/index.js";
import { ProjectEntity } from "../projects/index.js";
import { alumniOf, refuseAlumni } from "../students/index.js";
import { TeamEntity, TeamProjectEntity } from "../teams/index.js";
import { ApplicationEntity } from "./application.entity.js";
import type { ApproveApplicationInput } from "./application.inputs.js";

/**
 * Approval: the one write that links a team to a project.
 *
 * Code that locks more than one of these rows takes them in the order project, applications, team. Of two approvals of
 * one project, the second therefore waits and then finds the project no longer open; deadlocks cannot occur.
 */
export class ApprovalService {
  private readonly database: Database;
  private readonly events: Announcer;

  constructor({ database, events }: Dependencies) {
    this.database = database;
    this.events = events;
  }

  /**
   * Approves what the other side started, links the team and sets the project in progress, all in one transaction.
   * @returns the application's id.
   */
  async approve(permit: Permit, { id, teamId }: ApproveApplicationInput): Promise<string> {
    const row = { first: (manager: EntityManager) => lockProjectOf(manager, id), ids: () => [id] };
    await this.database.write(permit, row, async (manager, project) => {
      if (!project) throw new AppError("NOT_FOUND");
      const application = await manager.findOneByOrFail(ApplicationEntity, { id });
      if (application.status !== ApplicationStatus.PENDING) throw new AppError("APPLICATION_NOT_PENDING");
      if (project.status !== ProjectStatus.OPEN) throw new AppError("PROJECT_NOT_OPEN");

      const workingTeamId = await chooseTeam(manager, permit.person, project, application, teamId ?? null);
      await manager.insert(TeamProjectEntity, { teamId: workingTeamId, projectId: project.id });
      await manager.update(ApplicationEntity, id, {
        status: ApplicationStatus.APPROVED,
        teamId: workingTeamId,
        answeredAt: () => "now()",
      });
      await manager.update(ProjectEntity, project.id, { status: ProjectStatus.IN_PROGRESS });
      await this.events.announce(
        manager,
        { type: "application.approved", applicationId: id, projectId: project.id },
        { type: "project.statusChanged", projectId: project.id, status: ProjectStatus.IN_PROGRESS },
      );
    });
    return id;
  }
}

/** Locks an application's project before the application itself is locked; null when there is none. */
async function lockProjectOf(manager: EntityManager, applicationId: string): Promise<ProjectEntity | null> {
  const application = isUuid(applicationId) && (await manager.findOneBy(ApplicationEntity, { id: applicationId }));
  if (!application) return null;
  return manager.findOne(ProjectEntity, { where: { id: application.projectId }, lock: { mode: "for_no_key_update" } });
}

/**
 * The team that takes the project: an application names it; for an invitation the club chooses, or gets one for the
 * project.
 */
async function chooseTeam(
  manager: EntityManager,
  viewer: SignedInViewer,
  project: ProjectEntity,
  application: ApplicationEntity,
  chosen: string | null,
): Promise<string> {
  if (application.initiatedBy === ApplicationInitiator.CLUB) {
    if (chosen !== null) throw fieldError("teamId", "The club has already chosen the team. Leave this out.");
    return application.teamId!;
  }
  if (chosen === null) return findOrCreateTeam(manager, application.clubId, project);
  await authorize(manager, viewer, "team.apply", chosen);
  await refuseAlumni(manager, chosen);
  return chosen;
}

/**
 * The club's team '{project title} Team' if it has no other project, and no alumni for the record of a former one;
 * otherwise a new one, led by the head.
 */
async function findOrCreateTeam(manager: EntityManager, clubId: string, project: ProjectEntity): Promise<string> {
  const teamName = teamNameFor(project.title);
  const found = await manager.findOne(TeamEntity, {
    where: [
      { clubId, teamName, projectId: project.id },
      { clubId, teamName, projectId: IsNull() },
    ],
    order: { createdAt: "ASC" },
    lock: { mode: "for_no_key_update" },
  });
  if (found && (await alumniOf(manager, found.id)).length === 0) return found.id;
  const id = newId();
  await manager.insert(TeamEntity, {
    id,
    teamName,
    description: null,
    clubId,
    projectId: project.id,
    teamLeadId: await headOf(manager, clubId),
  });
  return id;
}

/** Returns '{project title} Team', shortening the title where the name would be too long. */
function teamNameFor(title: string): string {
  const ending = " Team";
  const characters = [...title].slice(0, limits.titleLength - ending.length);
  return `${characters.join("").trimEnd()}${ending}`;
}
