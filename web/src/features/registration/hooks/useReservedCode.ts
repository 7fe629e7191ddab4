import { useEffect, useState } from "react";
import { useField } from "formik";
import { request } from "~/graphql/request";
import { ReserveSecretCodeDocument } from "./ReserveSecretCode.generated";

/** Asks the server for a free secret code once and keeps it in the form's `secretCode`. */
export function useReservedCode(): { code: string; status: "waiting" | "ready" | "failed" } {
  const [field, , { setValue }] = useField<string>("secretCode");
  const [failed, setFailed] = useState(false);
  const missing = field.value === "";

  useEffect(() => {
    if (!missing) return;
    const abort = new AbortController();
    request(ReserveSecretCodeDocument, {}, { signal: abort.signal }).then(
      ({ reserveSecretCode }) => void setValue(reserveSecretCode),
      () => {
        if (!abort.signal.aborted) setFailed(true);
      },
    );
    return () => abort.abort();
    // Formik makes a new setValue at every render, and asking again for each would waste codes.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- for the reason above
  }, [missing]);

  return { code: field.value, status: missing ? (failed ? "failed" : "waiting") : "ready" };
}
