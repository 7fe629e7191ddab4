import { useEffect, useState } from "react";
import { secretCodePattern } from "@quadwork/server/contract";
import { findClub, type ClubPreview } from "./find-club";

/** The state of the lookup for the typed code. */
export type ClubPreviewState =
  { status: "incomplete" | "checking" | "unknown" | "failed" } | { status: "found"; club: ClubPreview };

/** Looks a secret code up as soon as it is complete. */
export function useClubPreview(typed: string): ClubPreviewState {
  const code = typed.trim().toUpperCase();
  const complete = secretCodePattern.test(code);
  const [answer, setAnswer] = useState<{ code: string; state: ClubPreviewState } | null>(null);

  useEffect(() => {
    if (!complete) return;
    let current = true;
    const show = (state: ClubPreviewState) => {
      if (current) setAnswer({ code, state });
    };
    findClub(code).then(
      (club) => show(club ? { status: "found", club } : { status: "unknown" }),
      () => show({ status: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [code, complete]);

  if (!complete) return { status: "incomplete" };
  return answer?.code === code ? answer.state : { status: "checking" };
}
