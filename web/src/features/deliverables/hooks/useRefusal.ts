import { useApolloClient } from "@apollo/client/react";
import { toast } from "~/components/toaster";
import { isProjectClosed } from "~/graphql/errors";
import { toasts, type ToastText } from "~/texts/toasts";

/**
 * Reports that the API refused to change a deliverable. If the project was completed in the meantime, says so and
 * reloads the page's data, so that it offers no more changes.
 */
export function useRefusal() {
  const client = useApolloClient();
  return (error: unknown, text: ToastText): void => {
    if (!isProjectClosed(error)) return void toast.error(text);
    toast.error(toasts.projectClosed);
    void client.refetchQueries({ include: ["ProjectDetail", "ProjectDeliverables"] });
  };
}
