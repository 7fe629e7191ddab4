import { useEffect, useState } from "react";
import { useField } from "formik";
import { request } from "~/graphql/request";
import { ReserveSecretCodeDocument } from "./ReserveSecretCode.generated";

/** Reserves a free secret code on the server once and stores it in the form's `secretCode`. */
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
    // Formik creates a new setValue on every render; reserving again each time would waste codes.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- for the reason above
  }, [missing]);

  return { code: field.value, status: missing ? (failed ? "failed" : "waiting") : "ready" };
}
