import type { AfterHandover } from "~/graphql/types.generated";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { rereadUser } from "~/graphql/session";
import { toasts, type ToastText } from "~/texts/toasts";
import { useAcceptHandoverMutation } from "./AcceptHandover.generated";
import { useDeclineHandoverMutation } from "./DeclineHandover.generated";
import { useLeaveOrganisationMutation } from "./LeaveOrganisation.generated";
import { useOfferHandoverMutation } from "./OfferHandover.generated";
import { useOrderSuccessorsMutation } from "./OrderSuccessors.generated";
import { useWithdrawHandoverMutation } from "./WithdrawHandover.generated";

/** Each act changes what the user may see, so the screen is read again before it is reported as done. */
const reload = { refetchQueries: "active", awaitRefetchQueries: true } as const;

async function report(act: Promise<unknown>, done: ToastText, failed: ToastText): Promise<boolean> {
  try {
    await act;
    toast.success(done.title, done.description);
    return true;
  } catch (error) {
    toast.error(failed.title, describeError(error).message);
    return false;
  }
}

/** What people do about a handover. Each resolves to whether it succeeded. */
export function useHandoverActs() {
  const [offer] = useOfferHandoverMutation(reload);
  const [accept] = useAcceptHandoverMutation(reload);
  const [decline] = useDeclineHandoverMutation(reload);
  const [withdraw] = useWithdrawHandoverMutation(reload);
  const [order] = useOrderSuccessorsMutation(reload);
  const [leave] = useLeaveOrganisationMutation(reload);
  const { handoverFailed } = toasts;
  return {
    offer: (to: string, afterwards: AfterHandover) =>
      report(offer({ variables: { input: { to, afterwards } } }), toasts.handoverOffered, handoverFailed),
    accept: (id: string) => report(accept({ variables: { input: { id } } }), toasts.handoverAccepted, handoverFailed),
    decline: (id: string) => report(decline({ variables: { input: { id } } }), toasts.handoverDeclined, handoverFailed),
    withdraw: (id: string) =>
      report(withdraw({ variables: { input: { id } } }), toasts.handoverWithdrawn, handoverFailed),
    order: (profileIds: string[]) =>
      report(order({ variables: { input: { profileIds } } }), toasts.successionSaved, toasts.successionFailed),
    leave: () => report(leave().then(rereadUser), toasts.organisationLeft, toasts.leavingFailed),
  };
}
