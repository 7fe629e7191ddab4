import { AppError } from "../platform/app-error.js";
import { ruleOf, type Action } from "./permissions.js";
import { reaches, requireScopeOf } from "./scopes.js";
import type { Role, SessionViewer, SignedInViewer, Viewer } from "./viewer.js";

/** Error messages fixed by the specification. */
const specified: Partial<Record<Action, { signedOut: string; others: (role: Role) => string }>> = {
  "project.create": {
    signedOut: "No authenticated user found",
    others: (role) => `Only startup users can create projects. Your account type is: ${role}`,
  },
};

function roleRefused(role: Role, action: Action): AppError {
  const words = specified[action];
  if (role === "anonymous") return new AppError("UNAUTHENTICATED", words && { message: words.signedOut });
  return new AppError("FORBIDDEN", words && { message: words.others(role) });
}

/**
 * Checks whether the viewer's kind, with this credential, may do this, before any row is read.
 * @throws AppError UNAUTHENTICATED without a credential, FORBIDDEN for the wrong kind of user, INSUFFICIENT_SCOPE for a
 *   personal access token without the scope.
 */
export function requireRole(viewer: Viewer, action: Action): void {
  if (ruleOf(action, viewer.role) === "never") throw roleRefused(viewer.role, action);
  requireScopeOf(viewer, action);
}

/** As {@link requireRole}, told without a refusal. */
export const mayAct = (viewer: Viewer, action: Action): boolean =>
  ruleOf(action, viewer.role) !== "never" && reaches(viewer.accessToken?.scopes, action);

/**
 * A viewer whose kind and credential permit an action. Every write requires one and checks its row by the same action,
 * so the action is named once, where the permit is granted.
 */
export class Permit {
  private constructor(
    readonly viewer: Viewer,
    readonly action: Action,
  ) {}

  /** @throws AppError as {@link requireRole}. */
  static grant(viewer: Viewer, action: Action): Permit {
    requireRole(viewer, action);
    return new Permit(viewer, action);
  }

  /** Who acts. @throws AppError UNAUTHENTICATED for a guest, to whom some actions are open. */
  get person(): SignedInViewer {
    if (this.viewer.role === "anonymous") throw new AppError("UNAUTHENTICATED");
    return this.viewer;
  }

  /** Who acts, in a session. @throws AppError UNAUTHENTICATED for a guest, FORBIDDEN for a personal access token. */
  get session(): SessionViewer {
    const { person } = this;
    if (person.accessToken) throw new AppError("FORBIDDEN");
    return person;
  }
}
