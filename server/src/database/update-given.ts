import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";

/** Updates the columns of the row whose value is given, that is, not undefined; does nothing if there are none. */
export async function updateGiven<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
  values: { [Column in keyof Row]?: Row[Column] | undefined },
): Promise<void> {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) await manager.update(entity, id, given as never);
}
