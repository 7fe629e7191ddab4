import { In, type EntityManager } from "typeorm";
import { v7 as newId, validate as isUuid } from "uuid";
import { teamMembersRules, teamRules } from "../../contract/index.js";
import { violates, type Database } from "../../database/database.js";
import type { Dependencies } from "../../graphql/feature.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import { validate } from "../../platform/validate.js";
import { record } from "../../policy/audit.js";
import { authorize, requireSignedIn } from "../../policy/authorize.js";
import type { Viewer } from "../../policy/viewer.js";
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

/** What a head does with the club's teams. A head's id is the club's id. */
export class TeamService {
  private readonly database: Database;

  constructor({ database }: Dependencies) {
    this.database = database;
  }

  /** Creates a team that the head leads. @returns its id. */
  async create(viewer: Viewer, input: CreateTeamInput): Promise<string> {
    requireSignedIn(viewer, "club.createTeam");
    const { teamName, description } = await validate(teamRules, input);
    const id = newId();
    await this.database.write(viewer, async (manager) => {
      if (input.projectId != null) await authorize(manager, viewer, "project.read", input.projectId);
      await manager.insert(TeamEntity, {
        id,
        teamName,
        description: description ?? null,
        clubId: viewer.id,
        projectId: input.projectId ?? null,
        teamLeadId: viewer.id,
      });
      await record(manager, viewer, "club.createTeam", viewer.id);
    });
    return id;
  }

  /** Changes name, description and, where one is given, the lead. @returns the team's id. */
  async update(viewer: Viewer, input: UpdateTeamInput): Promise<string> {
    requireSignedIn(viewer, "team.update");
    const { teamName, description } = await validate(teamRules, input);
    const { id, teamLeadId } = input;
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "team.update", id);
      if (teamLeadId != null && teamLeadId !== viewer.id) await this.requireMember(manager, id, teamLeadId);
      await manager.update(TeamEntity, id, {
        teamName,
        description: description ?? null,
        ...(teamLeadId != null && { teamLeadId }),
      });
    });
    return id;
  }

  /** Deletes a team that has neither a project nor an application. @returns its id. */
  async delete(viewer: Viewer, { id }: DeleteTeamInput): Promise<string> {
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "team.delete", id);
      const free: unknown[] = await manager.query(
        `select 1 from club_teams team where team.id = $1 and ${unused("team")}`,
        [id],
      );
      if (free.length === 0) throw new AppError("TEAM_IN_USE");
      await manager.delete(TeamEntity, id);
    });
    return id;
  }

  /** Adds students of the own club; all or none. @returns the team's id. */
  async addMembers(viewer: Viewer, input: AddTeamMembersInput): Promise<string> {
    requireSignedIn(viewer, "team.addMember");
    const { studentIds } = await validate(teamMembersRules, input);
    const { teamId } = input;
    const wanted = [...new Set(studentIds.map((id) => id.toLowerCase()))];
    try {
      await this.database.write(viewer, async (manager) => {
        // Students are locked before their teams, as where one leaves the club, so that the two never block each other.
        const found = await lockOwnStudents(manager, viewer.id, wanted);
        await authorize(manager, viewer, "team.addMember", teamId);
        if (found !== wanted.length) throw new AppError("NOT_FOUND");
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

  /** Takes a student out of a team; where the student led it, the head leads it again. @returns the team's id. */
  async removeMember(viewer: Viewer, { teamId, studentId }: RemoveTeamMemberInput): Promise<string> {
    requireSignedIn(viewer, "team.removeMember");
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "team.removeMember", teamId);
      if (!isUuid(studentId)) throw new AppError("NOT_FOUND");
      const { affected } = await manager.delete(TeamMemberEntity, { teamId, studentId });
      if (!affected) throw new AppError("NOT_FOUND");
      await manager.update(TeamEntity, { id: teamId, teamLeadId: studentId }, { teamLeadId: viewer.id });
    });
    return teamId;
  }

  /** The membership is locked, so that the student does not leave while becoming the lead. */
  private async requireMember(manager: EntityManager, teamId: string, studentId: string): Promise<void> {
    const lock = { mode: "for_key_share" } as const;
    const member =
      isUuid(studentId) && (await manager.findOne(TeamMemberEntity, { where: { teamId, studentId }, lock }));
    if (!member) throw fieldError("teamLeadId", "The team lead must be a member of the team or the club head.");
  }
}

/** Keeps these students in the club until the transaction ends. @returns how many of them are in it. */
async function lockOwnStudents(manager: EntityManager, clubId: string, ids: string[]): Promise<number> {
  const where = { id: In(ids.filter((id) => isUuid(id))), clubId };
  const students = await manager.find(StudentEntity, {
    select: { id: true },
    where,
    order: { id: "ASC" },
    lock: { mode: "pessimistic_read" },
  });
  return students.length;
}
