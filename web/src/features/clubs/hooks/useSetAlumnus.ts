import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { useSetStudentAlumnusMutation } from "./SetStudentAlumnus.generated";

/** Moves a student to the club's alumni, or back. Resolves to whether it succeeded. */
export function useSetAlumnus() {
  const [setStudentAlumnus] = useSetStudentAlumnusMutation({
    refetchQueries: "active",
    update: (cache) => forgetLists(cache, "teams"),
  });

  return async (studentId: string, isAlumnus: boolean): Promise<boolean> => {
    try {
      await setStudentAlumnus({ variables: { input: { studentId, isAlumnus } } });
      toast.success(isAlumnus ? toasts.studentMovedToAlumni : toasts.studentMovedBack);
      return true;
    } catch (error) {
      toast.error(toasts.studentNotMoved.title, describeError(error).message);
      return false;
    }
  };
}
