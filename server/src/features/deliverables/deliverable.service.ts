import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { deliverableRules } from "../../contract/index.js";
import type { Database } from "../../database/database.js";
import type { Dependencies } from "../../graphql/feature.js";
import { announce } from "../../platform/events/announce.js";
import type { DeliverableEvent } from "../../platform/events/domain-event.js";
import { validate } from "../../platform/validate.js";
import { authorize, requireSignedIn } from "../../policy/authorize.js";
import type { Viewer } from "../../policy/viewer.js";
import { DeliverableEntity } from "../projects/index.js";
import type {
  AddDeliverableInput,
  DeleteDeliverableInput,
  SetDeliverableCompletionInput,
  UpdateDeliverableInput,
} from "./deliverable.inputs.js";

/** What owners and teams do with the deliverables of a project. */
export class DeliverableService {
  private readonly database: Database;

  constructor({ database }: Dependencies) {
    this.database = database;
  }

  /** @returns the new deliverable's id. */
  async add(viewer: Viewer, input: AddDeliverableInput): Promise<string> {
    requireSignedIn(viewer, "project.addDeliverable");
    const { title, description, dueDate } = await validate(deliverableRules, input);
    const id = newId();
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "project.addDeliverable", input.projectId);
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
  async update(viewer: Viewer, input: UpdateDeliverableInput): Promise<string> {
    requireSignedIn(viewer, "deliverable.update");
    const { title, description, dueDate } = await validate(deliverableRules, input);
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "deliverable.update", input.id);
      await manager.update(DeliverableEntity, input.id, { title, description: description ?? null, dueDate });
      await announceChange(manager, "deliverable.updated", input.id);
    });
    return input.id;
  }

  /** @returns the deleted deliverable's id. */
  async delete(viewer: Viewer, { id }: DeleteDeliverableInput): Promise<string> {
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "deliverable.delete", id);
      await announceChange(manager, "deliverable.deleted", id);
      await manager.delete(DeliverableEntity, id);
    });
    return id;
  }

  /** @returns the deliverable's id. */
  async setCompletion(viewer: Viewer, { id, isCompleted }: SetDeliverableCompletionInput): Promise<string> {
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "deliverable.setCompletion", id);
      const { affected } = await manager.update(DeliverableEntity, { id, isCompleted: !isCompleted }, { isCompleted });
      if (affected) await announceChange(manager, isCompleted ? "deliverable.completed" : "deliverable.reopened", id);
    });
    return id;
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
