import { useState } from "react";
import { useSearchParams } from "react-router";

/** The query parameter that opens the dialog; its value is the team to preselect, if any. */
const parameter = "apply";

/**
 * Whether the apply dialog is open, and with which team. An address with `apply` opens it, which brings the user back
 * after creating a team for it.
 */
export function useApplyDialog() {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const asked = search.get(parameter);

  const close = () => {
    setOpened(false);
    if (asked === null) return;
    const kept = new URLSearchParams(search);
    kept.delete(parameter);
    setSearch(kept, { replace: true, preventScrollReset: true });
  };

  return { isOpen: opened || asked !== null, teamId: asked ?? "", open: () => setOpened(true), close };
}
