import { ApplicationInitiator } from "../../contract/index.js";
import { DemoCalendar, hours } from "./calendar.js";
import type { DemoTeam } from "./demo-world.types.js";
import {
  applications,
  approvedApplications,
  clubs,
  projects,
  startups,
  students,
  teams,
  type WorldApplication,
} from "./world.js";

const byKey = <Value extends { key: string }>(kind: string, values: readonly Value[]) => {
  const map = new Map(values.map((value) => [value.key, value]));
  return (key: string): Value => {
    const value = map.get(key);
    if (value === undefined) throw new Error(`The demo world has no ${kind} "${key}".`);
    return value;
  };
};

const findPerson = byKey("person", [...startups, ...clubs, ...students]);
const findProject = byKey("project", projects);
const findTeam = byKey("team", teams);
const approvals = new Map(approvedApplications.map((application) => [application.project, application]));
const acceptedInvitations = new Map(
  applications
    .filter(({ initiatedBy, team }) => initiatedBy === ApplicationInitiator.STARTUP && team !== null)
    .map((invitation) => [invitation.team, invitation]),
);

/** When everything in the demo world happened, and the ids that follow from it. Keys in, moments and ids out. */
export class DemoChronicle extends DemoCalendar {
  joinedAt(person: string): Date {
    return this.instant(findPerson(person).joinedDaysAgo, hours.account, person);
  }

  personId(person: string): string {
    return this.id(person, this.joinedAt(person));
  }

  /** The club or startup that a person registered. */
  organisationId(person: string): string {
    return this.id(`organisation ${person}`, this.joinedAt(person));
  }

  /** When the club or startup that a person registered showed its domain. */
  verifiedAt({ key, verified }: { key: string; verified: { daysAgo: number } }): Date {
    return this.instant(verified.daysAgo, hours.verification, `verification ${key}`);
  }

  projectCreatedAt(project: string): Date {
    return this.instant(findProject(project).createdDaysAgo, hours.project, project);
  }

  /** When the project became in progress; null while it is open. */
  projectStartedAt(project: string): Date | null {
    const approval = approvals.get(project);
    return approval ? this.answeredAt(approval) : null;
  }

  projectCompletedAt(project: string): Date | null {
    const { completedDaysAgo } = findProject(project);
    return completedDaysAgo === undefined ? null : this.instant(completedDaysAgo, hours.completion, project);
  }

  projectId(project: string): string {
    return this.id(`project ${project}`, this.projectCreatedAt(project));
  }

  /** A team made by accepting an invitation is as old as the answer. */
  teamCreatedAt(team: string): Date {
    const invitation = acceptedInvitations.get(team);
    const acceptedAt = invitation ? this.answeredAt(invitation) : null;
    return acceptedAt ?? this.instant(findTeam(team).createdDaysAgo, hours.team, team);
  }

  teamId(team: string): string {
    return this.id(`team ${team}`, this.teamCreatedAt(team));
  }

  /** Members joined the team on the day it was made, or on the day they joined the club when that was later. */
  memberSince(team: DemoTeam, student: string): Date {
    const daysAgo = Math.min(team.createdDaysAgo, findPerson(student).joinedDaysAgo);
    return this.instant(daysAgo, hours.membership, `${team.key} ${student}`);
  }

  appliedAt({ project, club, createdDaysAgo }: WorldApplication): Date {
    return this.instant(createdDaysAgo, hours.application, `${project} ${club}`);
  }

  applicationId(application: WorldApplication): string {
    return this.id(`application ${application.project} ${application.club}`, this.appliedAt(application));
  }

  answeredAt({ project, club, answeredDaysAgo }: WorldApplication): Date | null {
    return answeredDaysAgo === null ? null : this.instant(answeredDaysAgo, hours.answer, `${project} ${club}`);
  }
}
