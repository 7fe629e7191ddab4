import { useState } from "react";
import { useSearchParams } from "react-router";

/** The query parameter that opens the dialog; its value is the team to choose, if there is one already. */
const parameter = "apply";

/**
 * Whether the apply dialog is open, and with which team. An address with `apply` opens it, which is how a person comes
 * back from making a team for it.
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
