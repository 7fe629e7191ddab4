import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { useRemoveStudentMutation } from "./RemoveStudent.generated";

/** Removes a student from the head's club. Resolves to whether it succeeded. */
export function useRemoveStudent() {
  const [removeStudent, { loading }] = useRemoveStudentMutation({
    refetchQueries: "active",
    update: (cache) => forgetLists(cache, "teams"),
  });

  const remove = async (studentId: string): Promise<boolean> => {
    try {
      await removeStudent({ variables: { input: { studentId } } });
      toast.success(toasts.studentRemoved.title);
      return true;
    } catch (error) {
      toast.error(toasts.studentRemovalFailed.title, describeError(error).message);
      return false;
    }
  };

  return { remove, removing: loading };
}
