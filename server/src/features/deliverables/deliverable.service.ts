import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { deliverableRules } from "../../contract/index.js";
import type { Database } from "../../database/database.js";
import { updateGiven } from "../../database/update-given.js";
import type { Dependencies } from "../../feature.js";
import { announce } from "../../events/announce.js";
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

  constructor({ database }: Dependencies) {
    this.database = database;
  }

  /** @returns the new deliverable's id. */
  async add(permit: Permit, input: AddDeliverableInput): Promise<string> {
    const { title, description, dueDate } = await validate(deliverableRules, input);
    const id = newId();
    await this.database.write(permit, input.projectId, async (manager) => {
      requireNotCompleted(await manager.findOneByOrFail(ProjectEntity, { id: input.projectId }));
      await manager.insert(DeliverableEntity, {
        id,
        projectId: input.projectId,
        title,
        description: description ?? null,
        dueDate,
        isCompleted: false,
      });
      await announce(manager, { type: "deliverable.created", deliverableId: id, projectId: input.projectId });
    });
    return id;
  }

  /** @returns the deliverable's id. */
  async update(permit: Permit, input: UpdateDeliverableInput): Promise<string> {
    const { title, description, dueDate } = await validateChanges(deliverableRules, input);
    await this.change(permit, input.id, async (manager) => {
      await updateGiven(manager, DeliverableEntity, input.id, { title, description, dueDate });
      await announceChange(manager, "deliverable.updated", input.id);
    });
    return input.id;
  }

  /** @returns the deleted deliverable's id. */
  async delete(permit: Permit, { id }: DeleteDeliverableInput): Promise<string> {
    await this.change(permit, id, async (manager) => {
      await announceChange(manager, "deliverable.deleted", id);
      await manager.delete(DeliverableEntity, id);
    });
    return id;
  }

  /** @returns the deliverable's id. */
  async setCompletion(permit: Permit, { id, isCompleted }: SetDeliverableCompletionInput): Promise<string> {
    await this.change(permit, id, async (manager) => {
      const { affected } = await manager.update(DeliverableEntity, { id, isCompleted: !isCompleted }, { isCompleted });
      if (affected) await announceChange(manager, isCompleted ? "deliverable.completed" : "deliverable.reopened", id);
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
}

async function announceChange(
  manager: EntityManager,
  type: DeliverableEvent["type"],
  deliverableId: string,
): Promise<void> {
  const { projectId } = await manager.findOneByOrFail(DeliverableEntity, { id: deliverableId });
  await announce(manager, { type, deliverableId, projectId });
}
