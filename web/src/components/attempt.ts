import { describeError } from "~/graphql/errors";
import type { ToastText } from "~/texts/account-toasts";
import { toast } from "./toaster";

/** Does something and says in a toast what became of it. @returns whether it succeeded. */
export async function attempt(work: () => Promise<unknown>, done: ToastText, failed: ToastText): Promise<boolean> {
  try {
    await work();
    toast.success(done);
    return true;
  } catch (error) {
    toast.error(failed.title, describeError(error).message);
    return false;
  }
}
