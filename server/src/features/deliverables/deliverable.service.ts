import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { deliverableRules } from "../../contract/index.js";
import type { Database } from "../../database/database.js";
import { updateGiven } from "../../database/update-given.js";
import type { Dependencies } from "../../feature.js";
import type { Announcer } from "../../events/announce.js";
import type { DeliverableEvent } from "../../events/domain-event.js";
import { validate, validateChanges } from "../../platform/validate.js";
import type { Permit } from "../../policy/permit.js";
import { DeliverableEntity, keepProjectOf, ProjectEntity, requireNotCompleted } from "../projects/index.js";
import type {
  AddDeliverableInput,
  DeleteDeliverableInput,
  SetDeliverableCompletionInput,
  UpdateDeliverableInput,
} from "./deliverable.inputs.js";

/** Managing and completing a project's deliverables. */
export class DeliverableService {
  private readonly database: Database;
  private readonly events: Announcer;

  constructor({ database, events }: Dependencies) {
    this.database = database;
    this.events = events;
  }

  /** @returns the new deliverable's id. */
  async add(permit: Permit, input: AddDeliverableInput): Promise<string> {
    const details = await validate(deliverableRules, input);
    const id = newId();
    await this.database.write(permit, input.projectId, async (manager) => {
      requireNotCompleted(await manager.findOneByOrFail(ProjectEntity, { id: input.projectId }));
      await manager.insert(DeliverableEntity, {
        ...details,
        id,
        projectId: input.projectId,
        isCompleted: false,
      });
      await this.events.announce(manager, {
        type: "deliverable.created",
        deliverableId: id,
        projectId: input.projectId,
      });
    });
    return id;
  }

  /** @returns the deliverable's id. */
  async update(permit: Permit, input: UpdateDeliverableInput): Promise<string> {
    const details = await validateChanges(deliverableRules, input);
    await this.change(permit, input.id, async (manager) => {
      await updateGiven(manager, DeliverableEntity, input.id, details);
      await this.announceChange(manager, "deliverable.updated", input.id);
    });
    return input.id;
  }

  /** @returns the deleted deliverable's id. */
  async delete(permit: Permit, { id }: DeleteDeliverableInput): Promise<string> {
    await this.change(permit, id, async (manager) => {
      await this.announceChange(manager, "deliverable.deleted", id);
      await manager.delete(DeliverableEntity, id);
    });
    return id;
  }

  /** @returns the deliverable's id. */
  async setCompletion(permit: Permit, { id, isCompleted }: SetDeliverableCompletionInput): Promise<string> {
    await this.change(permit, id, async (manager) => {
      const { affected } = await manager.update(DeliverableEntity, { id, isCompleted: !isCompleted }, { isCompleted });
      if (affected)
        await this.announceChange(manager, isCompleted ? "deliverable.completed" : "deliverable.reopened", id);
    });
    return id;
  }

  /** Changes a deliverable of a project that is not completed, holding off concurrent completion. */
  private change(permit: Permit, id: string, work: (manager: EntityManager) => Promise<void>): Promise<void> {
    const row = { first: (manager: EntityManager) => keepProjectOf(manager, id), ids: () => [id] };
    return this.database.write(permit, row, async (manager, project) => {
      if (project) requireNotCompleted(project);
      await work(manager);
    });
  }

  private async announceChange(
    manager: EntityManager,
    type: DeliverableEvent["type"],
    deliverableId: string,
  ): Promise<void> {
    const { projectId } = await manager.findOneByOrFail(DeliverableEntity, { id: deliverableId });
    await this.events.announce(manager, { type, deliverableId, projectId });
  }
}
