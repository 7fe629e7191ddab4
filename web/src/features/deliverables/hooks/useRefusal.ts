import { useApolloClient } from "@apollo/client/react";
import { toast } from "~/components/toaster";
import { isProjectClosed } from "~/graphql/errors";
import { toasts, type ToastText } from "~/texts/toasts";

/**
 * Says that the API refused to change a deliverable. Where that is because the project has been completed in the
 * meantime, it says so, and the page is read again, so that it offers nothing more.
 */
export function useRefusal() {
  const client = useApolloClient();
  return (error: unknown, text: ToastText): void => {
    if (!isProjectClosed(error)) return void toast.error(text);
    toast.error(toasts.projectClosed);
    void client.refetchQueries({ include: ["ProjectDetail", "ProjectDeliverables"] });
  };
}
