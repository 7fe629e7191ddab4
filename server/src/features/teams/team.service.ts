import { In, type EntityManager } from "typeorm";
import { v7 as newId, validate as isUuid } from "uuid";
import { teamMembersRules, teamRules } from "../../contract/index.js";
import { violates, type Database } from "../../database/database.js";
import { updateGiven } from "../../database/update-given.js";
import type { Dependencies } from "../../feature.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import { validate, validateChanges } from "../../platform/validate.js";
import { authorize } from "../../policy/authorize.js";
import type { Permit } from "../../policy/permit.js";
import { actingFor, headOf } from "../memberships/index.js";
import { StudentEntity } from "../students/index.js";
import { TeamEntity, TeamMemberEntity } from "./team.entity.js";
import type {
  AddTeamMembersInput,
  CreateTeamInput,
  DeleteTeamInput,
  RemoveTeamMemberInput,
  UpdateTeamInput,
} from "./team.inputs.js";
import { unused } from "./team.view.js";

/** What those who act for a club do with its teams. */
export class TeamService {
  private readonly database: Database;

  constructor({ database }: Dependencies) {
    this.database = database;
  }

  /** Creates a team that the club's head leads. @returns its id. */
  async create(permit: Permit, input: CreateTeamInput): Promise<string> {
    const details = await validate(teamRules, input);
    const id = newId();
    const { person } = permit;
    const club = {
      first: async (manager: EntityManager) => {
        if (input.projectId != null) await authorize(manager, person, "project.read", input.projectId);
        return actingFor(manager, person, "club");
      },
      ids: (clubId: string) => [clubId],
    };
    await this.database.write(permit, club, async (manager, clubId) => {
      await manager.insert(TeamEntity, {
        ...details,
        id,
        clubId,
        projectId: input.projectId ?? null,
        teamLeadId: await headOf(manager, clubId),
      });
    });
    return id;
  }

  /** Changes the given fields of name, description and lead. @returns the team's id. */
  async update(permit: Permit, input: UpdateTeamInput): Promise<string> {
    const details = await validateChanges(teamRules, input);
    const { id } = input;
    await this.database.write(permit, id, async (manager) => {
      const headId = await headOf(manager, await actingFor(manager, permit.person, "club"));
      const teamLeadId = input.teamLeadId === null ? headId : input.teamLeadId;
      if (teamLeadId !== undefined && teamLeadId !== headId) await this.requireMember(manager, id, teamLeadId);
      await updateGiven(manager, TeamEntity, id, { ...details, teamLeadId });
    });
    return id;
  }

  /** Deletes a team that has neither a project nor an application. @returns its id. */
  async delete(permit: Permit, { id }: DeleteTeamInput): Promise<string> {
    await this.database.write(permit, id, async (manager) => {
      const free: unknown[] = await manager.query(
        `select 1 from club_teams team where team.id = $1 and ${unused("team")}`,
        [id],
      );
      if (free.length === 0) throw new AppError("TEAM_IN_USE");
      await manager.delete(TeamEntity, id);
    });
    return id;
  }

  /** Adds students of the head's club; all or none. @returns the team's id. */
  async addMembers(permit: Permit, input: AddTeamMembersInput): Promise<string> {
    const { studentIds } = await validate(teamMembersRules, input);
    const { teamId } = input;
    const wanted = [...new Set(studentIds.map((id) => id.toLowerCase()))];
    const team = {
      // Students are locked before their teams, as when a student leaves the club, so that the two never deadlock.
      first: async (manager: EntityManager) =>
        lockOwnStudents(manager, await actingFor(manager, permit.person, "club"), wanted),
      ids: () => [teamId],
    };
    try {
      await this.database.write(permit, team, async (manager, found) => {
        if (found.length !== wanted.length) throw new AppError("NOT_FOUND");
        if (found.some(({ alumnusSince }) => alumnusSince))
          throw fieldError("studentIds", "Alumni can join no team. Move them back to the students first.");
        await manager.insert(
          TeamMemberEntity,
          wanted.map((studentId) => ({ teamId, studentId })),
        );
      });
    } catch (error) {
      if (violates(error, "team_members_pkey")) throw new AppError("MEMBER_ALREADY_EXISTS");
      throw error;
    }
    return teamId;
  }

  /** Removes a student from a team; if the student led it, the head takes over. @returns the team's id. */
  async removeMember(permit: Permit, { teamId, studentId }: RemoveTeamMemberInput): Promise<string> {
    await this.database.write(permit, teamId, async (manager) => {
      if (!isUuid(studentId)) throw new AppError("NOT_FOUND");
      const { affected } = await manager.delete(TeamMemberEntity, { teamId, studentId });
      if (!affected) throw new AppError("NOT_FOUND");
      const teamLeadId = await headOf(manager, await actingFor(manager, permit.person, "club"));
      await manager.update(TeamEntity, { id: teamId, teamLeadId: studentId }, { teamLeadId });
    });
    return teamId;
  }

  /** Locks the membership, so that the student cannot leave while becoming the lead. */
  private async requireMember(manager: EntityManager, teamId: string, studentId: string): Promise<void> {
    const lock = { mode: "for_key_share" } as const;
    const member =
      isUuid(studentId) && (await manager.findOne(TeamMemberEntity, { where: { teamId, studentId }, lock }));
    if (!member) throw fieldError("teamLeadId", "The team lead must be a member of the team or the club head.");
  }
}

/** Locks these students' club membership until the transaction ends. @returns those of them who are in the club. */
async function lockOwnStudents(
  manager: EntityManager,
  clubId: string,
  ids: string[],
): Promise<Pick<StudentEntity, "id" | "alumnusSince">[]> {
  const where = { id: In(ids.filter((id) => isUuid(id))), clubId };
  return manager.find(StudentEntity, {
    select: { id: true, alumnusSince: true },
    where,
    order: { id: "ASC" },
    lock: { mode: "pessimistic_read" },
  });
}
