import type { ProjectStatus } from "../contract/index.js";

/** An application or an invitation was sent, or the other side answered it. */
export interface ApplicationEvent {
  type: "application.received" | "application.approved" | "application.rejected";
  applicationId: string;
  projectId: string;
}

/** A deliverable of an existing project changed. The deliverables a new project starts with are not announced. */
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

/** A club took a project up, or the project was completed. */
export interface ProjectEvent {
  type: "project.statusChanged";
  projectId: string;
  /** The status it has now. */
  status: ProjectStatus;
}

/** What happened. It names rows by id and carries nothing else of them: subscribers read them under the policy. */
export type DomainEvent = ApplicationEvent | DeliverableEvent | ProjectEvent;

/** An event as it is announced: with its time, and an id by which receivers recognize repetitions. */
export type AnnouncedEvent = DomainEvent & {
  id: string;
  /** ISO 8601, UTC. */
  occurredAt: string;
};
