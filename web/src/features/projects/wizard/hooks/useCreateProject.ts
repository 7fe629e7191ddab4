import { useState } from "react";
import { useNavigate } from "react-router";
import type { FieldErrors } from "@quadwork/server/contract";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { useAuth } from "~/graphql/session";
import { toasts } from "~/texts/toasts";
import { toCreateProjectInput, type WizardDraft } from "../draft";
import { useCreateProjectMutation } from "./CreateProject.generated";
import { forgetDraft } from "./useWizardDraft";

/** Why a project was not created. */
export interface CreateProjectFailure {
  message: string;
  /** Invalid fields of `CreateProjectInput`, for example `teamSize` or `deliverables.0.title`. */
  fields: FieldErrors;
}

/**
 * Creates the project of `userId`'s draft and calls `onCreated` with its id. On failure, keeps the error for the screen
 * and the draft as it is; without a signed-in user, redirects to /login.
 */
export function useCreateProject(userId: string, onCreated: (projectId: string) => void) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [createProject, { loading }] = useCreateProjectMutation();
  const [failure, setFailure] = useState<CreateProjectFailure | null>(null);

  const create = async (draft: WizardDraft) => {
    setFailure(null);
    if (!user) {
      toast.errorOnLeaving(toasts.projectLoginRequired);
      void navigate("/login");
      return;
    }
    try {
      const { data } = await createProject({
        variables: { input: toCreateProjectInput(draft) },
        // The new project belongs in every open or cached list.
        update: (cache) => forgetLists(cache, "projects", "deliverables"),
      });
      if (!data) return;
      forgetDraft(userId);
      toast.success(toasts.projectCreated.title, toasts.projectCreated.description);
      onCreated(data.createProject.id);
    } catch (error) {
      setFailure(describeError(error));
    }
  };

  return { create, creating: loading, failure };
}
