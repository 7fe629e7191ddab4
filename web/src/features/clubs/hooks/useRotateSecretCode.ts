import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { useRotateSecretCodeMutation } from "./RotateSecretCode.generated";

/** Replaces the club's secret code. Resolves to whether it succeeded. */
export function useRotateSecretCode() {
  const [rotateSecretCode, { loading }] = useRotateSecretCodeMutation();

  const rotate = async (): Promise<boolean> => {
    try {
      await rotateSecretCode();
      toast.success(toasts.secretCodeRotated.title, toasts.secretCodeRotated.description);
      return true;
    } catch (error) {
      toast.error(toasts.secretCodeRotationFailed.title, describeError(error).message);
      return false;
    }
  };

  return { rotate, rotating: loading };
}
