import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { deliverablesRules, endsTooEarly, projectRules, ProjectStatus } from "../../contract/index.js";
import type { Database } from "../../database/database.js";
import { updateGiven } from "../../database/update-given.js";
import type { Dependencies } from "../../feature.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import { calendarIn } from "../../platform/clock.js";
import type { Announcer } from "../../events/announce.js";
import { validate, validateChanges } from "../../platform/validate.js";
import type { Permit } from "../../policy/permit.js";
import { actingFor } from "../memberships/index.js";
import { DeliverableEntity } from "./deliverable.entity.js";
import { requireNotCompleted } from "./project-lock.js";
import { ProjectEntity } from "./project.entity.js";
import type {
  CompleteProjectInput,
  CreateProjectInput,
  UpdateProjectInput,
  WithdrawProjectInput,
} from "./project.inputs.js";

/** The time zone in which each day ends last: UTC-12. */
const lastCalendar = calendarIn("Etc/GMT+12");

const newProjectRules = projectRules.shape({ deliverables: deliverablesRules });

/** Creating and managing a startup's projects. */
export class ProjectService {
  private readonly database: Database;
  private readonly events: Announcer;

  constructor({ database, events }: Dependencies) {
    this.database = database;
    this.events = events;
  }

  /** Creates a project with its deliverables. @returns its id. */
  async create(permit: Permit, input: CreateProjectInput): Promise<string> {
    const { deliverables, ...details } = await validate(newProjectRules, input);
    this.requireFuture(details.startDate);
    const id = newId();
    await this.database.write(permit, id, async (manager) => {
      const startupId = await actingFor(manager, permit.person, "startup");
      await manager.insert(ProjectEntity, {
        ...details,
        id,
        category: input.category,
        status: ProjectStatus.OPEN,
        startupId,
      });
      if (deliverables.length)
        await manager.insert(
          DeliverableEntity,
          deliverables.map((each) => ({ ...each, id: newId(), projectId: id })),
        );
    });
    return id;
  }

  /** Changes a project's details. @returns its id. */
  async update(permit: Permit, input: UpdateProjectInput): Promise<string> {
    const details = await validateChanges(projectRules, input);
    await this.database.write(permit, input.id, async (manager) => {
      const project = await this.find(manager, input.id);
      requireNotCompleted(project);
      const { startDate = project.startDate, endDate = project.endDate } = details;
      if (startDate !== project.startDate) this.requireFuture(startDate);
      if (endDate !== null && endDate < startDate)
        throw fieldError(details.endDate === undefined ? "startDate" : "endDate", endsTooEarly);
      await updateGiven(manager, ProjectEntity, input.id, { ...details, category: input.category ?? undefined });
    });
    return input.id;
  }

  /** Completes a project in progress; its incomplete deliverables stay as they are. @returns its id. */
  async complete(permit: Permit, { id }: CompleteProjectInput): Promise<string> {
    await this.database.write(permit, id, async (manager) => {
      const { status } = await this.find(manager, id);
      if (status !== ProjectStatus.IN_PROGRESS) throw new AppError("PROJECT_NOT_IN_PROGRESS");
      await manager.update(ProjectEntity, id, { status: ProjectStatus.COMPLETED, completedAt: () => "now()" });
      await this.events.announce(manager, {
        type: "project.statusChanged",
        projectId: id,
        status: ProjectStatus.COMPLETED,
      });
    });
    return id;
  }

  /** Deletes an open project with its deliverables and pending applications. @returns its id. */
  async withdraw(permit: Permit, { id }: WithdrawProjectInput): Promise<string> {
    await this.database.write(permit, id, async (manager) => {
      const { status } = await this.find(manager, id);
      if (status !== ProjectStatus.OPEN) throw new AppError("PROJECT_NOT_OPEN");
      await manager.delete(ProjectEntity, id);
    });
    return id;
  }

  private find(manager: EntityManager, id: string): Promise<ProjectEntity> {
    return manager.findOneByOrFail(ProjectEntity, { id });
  }

  /**
   * A start date is in the past once that day has ended everywhere on Earth: for a browser west of the server it may
   * still be today.
   */
  private requireFuture(startDate: string): void {
    if (startDate < lastCalendar()) throw fieldError("startDate", "Start date must not be in the past.");
  }
}
