import { In, IsNull, type EntityManager, type FindOptionsWhere } from "typeorm";
import { v7 as newId } from "uuid";
import { ApplicationInitiator, applicationRules, ApplicationStatus, ProjectStatus } from "../../contract/index.js";
import { violates, type Database } from "../../database/database.js";
import type { Dependencies } from "../../feature.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import type { Announcer } from "../../events/announce.js";
import { validate } from "../../platform/validate.js";
import { authorize, requireVisible } from "../../policy/authorize.js";
import type { Permit } from "../../policy/permit.js";
import { ClubEntity } from "../clubs/index.js";
import { actingFor } from "../memberships/index.js";
import { ProjectEntity } from "../projects/index.js";
import { refuseAlumni } from "../students/index.js";
import { ApplicationEntity } from "./application.entity.js";
import type {
  InviteClubInput,
  RejectApplicationInput,
  RejectOtherApplicationsInput,
  SubmitApplicationInput,
  WithdrawApplicationInput,
} from "./application.inputs.js";

/** Applying, inviting, withdrawing and rejecting. Approval has a separate service. */
export class ApplicationService {
  private readonly database: Database;
  private readonly events: Announcer;

  constructor({ database, events }: Dependencies) {
    this.database = database;
    this.events = events;
  }

  /** Applies for an open project with a team of the club. @returns the application's id. */
  async submit(permit: Permit, input: SubmitApplicationInput): Promise<string> {
    const { message } = await validate(applicationRules, input);
    const { projectId, teamId } = input;
    const holdsBack = input.holdsBack ?? false;
    const { person } = permit;
    return this.start(permit, projectId, new AppError("ALREADY_APPLIED"), async (manager) => {
      await requireOpen(manager, projectId);
      await authorize(manager, person, "team.apply", teamId);
      await refuseAlumni(manager, teamId);
      const clubId = await actingFor(manager, person, "club");
      return { clubId, teamId, initiatedBy: ApplicationInitiator.CLUB, message, holdsBack };
    });
  }

  /** Invites a club to an open project of the startup. @returns the application's id. */
  async invite(permit: Permit, input: InviteClubInput): Promise<string> {
    const { message } = await validate(applicationRules, input);
    const { projectId, clubId } = input;
    const taken = new AppError("ALREADY_APPLIED", {
      message: "This club has already applied for this project or was invited to it.",
    });
    return this.start(permit, projectId, taken, async (manager) => {
      await requireOpen(manager, projectId);
      await requireVisible(manager, permit.person, "club", clubId);
      // The startup may still see a club that closed, or for which no person can act, in its projects.
      const gone = [{ secretCode: IsNull() }, { isUnattended: true }];
      if (
        await manager.existsBy(
          ClubEntity,
          gone.map((each) => ({ id: clubId, ...each })),
        )
      )
        throw new AppError("NOT_FOUND");
      return { clubId, teamId: null, initiatedBy: ApplicationInitiator.STARTUP, message, holdsBack: false };
    });
  }

  /** Rejects an application that the other side started. @returns the application's id. */
  async reject(permit: Permit, { id }: RejectApplicationInput): Promise<string> {
    await this.database.write(permit, id, async (manager) => {
      await requirePending(manager, id);
      await this.rejectAll(manager, { id });
    });
    return id;
  }

  /**
   * Rejects every pending application and invitation for a project that is no longer open. @returns the project's id.
   */
  async rejectOthers(permit: Permit, { projectId }: RejectOtherApplicationsInput): Promise<string> {
    await this.database.write(permit, projectId, async (manager) => {
      if (await manager.existsBy(ProjectEntity, { id: projectId, status: ProjectStatus.OPEN }))
        throw fieldError(
          "projectId",
          "This project is still open. Approve an application first, or reject them one by one.",
        );
      await this.rejectAll(manager, { projectId, status: ApplicationStatus.PENDING });
    });
    return projectId;
  }

  /** Withdraws a pending application or invitation by deleting it. @returns its id. */
  async withdraw(permit: Permit, { id }: WithdrawApplicationInput): Promise<string> {
    await this.database.write(permit, id, async (manager) => {
      await requirePending(manager, id);
      await manager.delete(ApplicationEntity, id);
    });
    return id;
  }

  /** Inserts a pending application; `taken` is the error to throw when the club already has one for the project. */
  private async start(
    permit: Permit,
    projectId: string,
    taken: AppError,
    prepare: (
      manager: EntityManager,
    ) => Promise<Pick<ApplicationEntity, "clubId" | "teamId" | "initiatedBy" | "message" | "holdsBack">>,
  ): Promise<string> {
    const id = newId();
    try {
      await this.database.write(permit, projectId, async (manager) => {
        const prepared = await prepare(manager);
        await manager.insert(ApplicationEntity, { id, projectId, status: ApplicationStatus.PENDING, ...prepared });
        await this.events.announce(manager, { type: "application.received", applicationId: id, projectId });
      });
    } catch (error) {
      throw violates(error, "project_applications_project_id_club_id_key") ? taken : error;
    }
    return id;
  }

  private async rejectAll(manager: EntityManager, which: FindOptionsWhere<ApplicationEntity>): Promise<void> {
    const rejected = await manager.find(ApplicationEntity, { where: which, lock: { mode: "for_no_key_update" } });
    await manager.update(
      ApplicationEntity,
      { id: In(rejected.map(({ id }) => id)) },
      { status: ApplicationStatus.REJECTED, answeredAt: () => "now()" },
    );
    await this.events.announce(
      manager,
      ...rejected.map(({ id, projectId }) => ({ type: "application.rejected" as const, applicationId: id, projectId })),
    );
  }
}

async function requireOpen(manager: EntityManager, projectId: string): Promise<void> {
  if (!(await manager.existsBy(ProjectEntity, { id: projectId, status: ProjectStatus.OPEN })))
    throw new AppError("PROJECT_NOT_OPEN");
}

async function requirePending(manager: EntityManager, id: string): Promise<void> {
  if (!(await manager.existsBy(ApplicationEntity, { id, status: ApplicationStatus.PENDING })))
    throw new AppError("APPLICATION_NOT_PENDING");
}
