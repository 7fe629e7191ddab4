import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { ProjectStatus } from "../../contract/index.js";
import { AppError } from "../../platform/app-error.js";
import { DeliverableEntity } from "./deliverable.entity.js";
import { ProjectEntity } from "./project.entity.js";

/** A completed project is read-only. @throws AppError PROJECT_COMPLETED. */
export function requireNotCompleted({ status }: Pick<ProjectEntity, "status">): void {
  if (status === ProjectStatus.COMPLETED) throw new AppError("PROJECT_COMPLETED");
}

/**
 * Locks a deliverable's project until the transaction ends, so that it is not completed in the meantime. The project is
 * locked before the deliverable, the order in which deleting a project locks its deliverables. The lock is shared, so
 * that two people can tick deliverables at the same time.
 *
 * @returns null when there is no such deliverable.
 */
export async function keepProjectOf(manager: EntityManager, deliverableId: string): Promise<ProjectEntity | null> {
  const deliverable = isUuid(deliverableId) && (await manager.findOneBy(DeliverableEntity, { id: deliverableId }));
  if (!deliverable) return null;
  return manager.findOne(ProjectEntity, { where: { id: deliverable.projectId }, lock: { mode: "pessimistic_read" } });
}
