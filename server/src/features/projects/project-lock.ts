import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { ProjectStatus } from "../../contract/index.js";
import { AppError } from "../../platform/app-error.js";
import { DeliverableEntity } from "./deliverable.entity.js";
import { ProjectEntity } from "./project.entity.js";

/** A completed project is closed for everybody. @throws AppError PROJECT_COMPLETED. */
export function requireNotCompleted({ status }: Pick<ProjectEntity, "status">): void {
  if (status === ProjectStatus.COMPLETED) throw new AppError("PROJECT_COMPLETED");
}

/**
 * Keeps the project of a deliverable as it is until the transaction ends, so that it is not completed meanwhile. Taken
 * before the deliverable is locked, in the order in which a project that is deleted locks its deliverables; shared, so
 * that two people tick side by side.
 *
 * @returns null when there is no such deliverable.
 */
export async function keepProjectOf(manager: EntityManager, deliverableId: string): Promise<ProjectEntity | null> {
  const deliverable = isUuid(deliverableId) && (await manager.findOneBy(DeliverableEntity, { id: deliverableId }));
  if (!deliverable) return null;
  return manager.findOne(ProjectEntity, { where: { id: deliverable.projectId }, lock: { mode: "pessimistic_read" } });
}
