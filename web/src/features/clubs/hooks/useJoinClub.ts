import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { useJoinClubMutation } from "./JoinClub.generated";

export interface JoinClubValues {
  clubCode: string;
}

/** Joins the club with this code, then reloads the data on screen, since the viewer is now a member. */
export function useJoinClub() {
  const [joinClub] = useJoinClubMutation({ refetchQueries: "active" });

  return async ({ clubCode }: JoinClubValues, form: FormikHelpers<JoinClubValues>): Promise<void> => {
    try {
      const { data } = await joinClub({ variables: { input: { clubCode } } });
      toast.success(toasts.clubJoined.title, data?.joinClub.club?.clubName);
    } catch (error) {
      // An error shown beside the field needs no toast.
      const beside = applyFieldErrors(form, error);
      const { code, message } = describeError(error);
      if (code === "INVALID_CLUB_CODE") toast.error(beside ? toasts.invalidSecretCode.title : toasts.invalidSecretCode);
      else if (!beside) toast.error(toasts.clubNotJoined.title, message);
    }
  };
}
