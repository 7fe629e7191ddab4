import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { sessionStore } from "~/graphql/session";
import { toasts } from "~/texts/toasts";
import { useEndAllSessionsMutation } from "./EndAllSessions.generated";
import { useEndOtherSessionsMutation } from "./EndOtherSessions.generated";
import { useEndSessionMutation } from "./EndSession.generated";

const refetch = { refetchQueries: ["Sessions"], awaitRefetchQueries: true };

async function toastOnFailure(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toast.error(toasts.sessionsNotEnded, describeError(error).message);
    return false;
  }
}

/** Ends one session, all others, or all. Each function resolves to whether it succeeded. */
export function useEndSessions() {
  const [endOne] = useEndSessionMutation(refetch);
  const [endOther] = useEndOtherSessionsMutation(refetch);
  const [endEvery] = useEndAllSessionsMutation();

  return {
    endSession: (id: string) =>
      toastOnFailure(async () => {
        await endOne({ variables: { input: { id } } });
        toast.success(toasts.sessionEnded);
      }),
    endOthers: () =>
      toastOnFailure(async () => {
        await endOther();
        toast.success(toasts.otherSessionsEnded);
      }),
    /** Once the session is cleared here, the dashboard's guard redirects to /login. */
    endAll: () =>
      toastOnFailure(async () => {
        await endEvery();
        toast.success(toasts.allSessionsEnded);
        sessionStore.clear();
      }),
  };
}
