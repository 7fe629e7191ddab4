import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { deliverablesRules, projectRules, ProjectStatus } from "../../contract/index.js";
import type { Database } from "../../database/database.js";
import type { Dependencies } from "../../graphql/feature.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import { calendarIn } from "../../platform/clock.js";
import { announce } from "../../platform/events/announce.js";
import { validate } from "../../platform/validate.js";
import { record } from "../../policy/audit.js";
import { authorize, requireSignedIn } from "../../policy/authorize.js";
import type { Viewer } from "../../policy/viewer.js";
import { DeliverableEntity } from "./deliverable.entity.js";
import { ProjectEntity } from "./project.entity.js";
import type {
  CompleteProjectInput,
  CreateProjectInput,
  UpdateProjectInput,
  WithdrawProjectInput,
} from "./project.inputs.js";

/** The calendar day where days end last: UTC-12. */
const lastCalendar = calendarIn("Etc/GMT+12");

const newProjectRules = projectRules.shape({ deliverables: deliverablesRules });

/** What a startup does with its projects. */
export class ProjectService {
  private readonly database: Database;

  constructor({ database }: Dependencies) {
    this.database = database;
  }

  /** Posts a project with its deliverables. @returns its id. */
  async create(viewer: Viewer, input: CreateProjectInput): Promise<string> {
    requireSignedIn(viewer, "project.create");
    const { deliverables, ...details } = await validate(newProjectRules, input);
    this.requireFuture(details.startDate);
    const id = newId();
    await this.database.write(viewer, async (manager) => {
      await manager.insert(ProjectEntity, {
        ...details,
        ...texts(details),
        id,
        category: input.category,
        status: ProjectStatus.OPEN,
        startupId: viewer.id,
      });
      if (deliverables.length)
        await manager.insert(
          DeliverableEntity,
          deliverables.map((each) => ({ ...each, description: each.description ?? null, id: newId(), projectId: id })),
        );
      await record(manager, viewer, "project.create", id);
    });
    return id;
  }

  /** Changes what a project says. @returns its id. */
  async update(viewer: Viewer, input: UpdateProjectInput): Promise<string> {
    requireSignedIn(viewer, "project.update");
    const details = await validate(projectRules, input);
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "project.update", input.id);
      const { startDate } = await this.find(manager, input.id);
      if (startDate !== details.startDate) this.requireFuture(details.startDate);
      await manager.update(ProjectEntity, input.id, { ...details, ...texts(details), category: input.category });
    });
    return input.id;
  }

  /** Ends a project in progress; its open deliverables stay as they are. @returns its id. */
  async complete(viewer: Viewer, { id }: CompleteProjectInput): Promise<string> {
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "project.complete", id);
      const { status } = await this.find(manager, id);
      if (status !== ProjectStatus.IN_PROGRESS) throw new AppError("PROJECT_NOT_IN_PROGRESS");
      await manager.update(ProjectEntity, id, { status: ProjectStatus.COMPLETED, completedAt: () => "now()" });
      await announce(manager, { type: "project.statusChanged", projectId: id, status: ProjectStatus.COMPLETED });
    });
    return id;
  }

  /** Deletes an open project with its deliverables and pending applications. @returns its id. */
  async withdraw(viewer: Viewer, { id }: WithdrawProjectInput): Promise<string> {
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "project.withdraw", id);
      const { status } = await this.find(manager, id);
      if (status !== ProjectStatus.OPEN) throw new AppError("PROJECT_NOT_OPEN");
      await manager.delete(ProjectEntity, id);
    });
    return id;
  }

  private find(manager: EntityManager, id: string): Promise<ProjectEntity> {
    return manager.findOneByOrFail(ProjectEntity, { id });
  }

  /** A start is in the past once its day has ended everywhere on Earth: a browser to our west still calls it today. */
  private requireFuture(startDate: string): void {
    if (startDate < lastCalendar()) throw fieldError("startDate", "Start date must not be in the past.");
  }
}

/** The optional texts of a project, null where nothing was given. */
const texts = ({ endDate, stipend }: { endDate?: string | null | undefined; stipend?: string | null | undefined }) => ({
  endDate: endDate ?? null,
  stipend: stipend ?? null,
});
