import type { MigrationInterface, QueryRunner } from "typeorm";

/** Revokes the operator's rights of these people, and records it where they see it. */
const revoke = (people: string) => `
  with revoked as (
    update operator_grants given set revoked_at = now()
    where given.revoked_at is null and given.profile_id in (${people}) returning given.profile_id)
  insert into audit_events (id, action, resource, resource_id, owner_ids, via_access_token)
  select gen_random_uuid(), 'operator.revoke', 'operator', profile_id, array[profile_id], false from revoked`;

/**
 * A grant ends with the second factor that it was given for, however that is removed: enrolling another one takes only
 * the password. Grants without a factor end now. An account that is deleted takes its grants along.
 */
export class GrantsNeedFactors1763900000202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function revoke_grant_without_factor() returns trigger language plpgsql as $$
      begin
        ${revoke("select person.id from profiles person where person.id = old.profile_id")};
        return null;
      end $$;
      create trigger factors_grant after delete on factors for each row when (old.status = 'verified')
        execute function revoke_grant_without_factor();

      ${revoke(`select given.profile_id from operator_grants given where not exists (
        select from factors proof where proof.profile_id = given.profile_id and proof.status = 'verified')`)};`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop trigger factors_grant on factors; drop function revoke_grant_without_factor;");
  }
}
