import type { ProjectStatus } from "../../contract/index.js";

/** Something happened to an application or an invitation: it was sent, or the other side answered it. */
export interface ApplicationEvent {
  type: "application.received" | "application.approved" | "application.rejected";
  applicationId: string;
  projectId: string;
}

/**
 * Something happened to a deliverable of an existing project. Those that a new project comes with are part of it and
 * are not announced one by one.
 */
export interface DeliverableEvent {
  type:
    | "deliverable.created"
    | "deliverable.updated"
    | "deliverable.completed"
    | "deliverable.reopened"
    | "deliverable.deleted";
  deliverableId: string;
  projectId: string;
}

/** A project was taken up by a club, or was completed. */
export interface ProjectEvent {
  type: "project.statusChanged";
  projectId: string;
  /** The status it has now. */
  status: ProjectStatus;
}

/**
 * What happened, for whoever wants to be told. It names rows by their ids and says nothing else about them: who may
 * know more reads it under the policy.
 */
export type DomainEvent = ApplicationEvent | DeliverableEvent | ProjectEvent;

/** An event as it is told: with an id of its own, by which repetitions are known, and its time. */
export type AnnouncedEvent = DomainEvent & {
  id: string;
  /** ISO 8601, UTC. */
  occurredAt: string;
};
