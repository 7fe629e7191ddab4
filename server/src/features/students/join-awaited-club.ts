import type { EntityManager } from "typeorm";

/**
 * Makes a student whose address has just been verified a member of the club they registered for, unless it has closed.
 */
export async function joinAwaitedClub(manager: EntityManager, studentId: string): Promise<void> {
  const awaited: { id: string }[] = await manager.query(
    `select club.id from club_profiles club join student_profiles student on student.awaited_club_id = club.id
     where student.id = $1 and club.secret_code is not null for key share of club`,
    [studentId],
  );
  await manager.query(
    "update student_profiles set club_id = coalesce($2, club_id), awaited_club_id = null where id = $1",
    [studentId, awaited[0]?.id ?? null],
  );
}
