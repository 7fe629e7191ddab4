import { useState, type FocusEvent, type KeyboardEvent } from "react";

/** The new position in a list of `count` entries for each key; other keys are missing. */
const moves: Record<string, ((index: number, count: number) => number) | undefined> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const entriesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>("[data-roving]")];

/**
 * A vertical list that is a single Tab stop and in which the arrow keys, Home and End move. Spread `list` on the
 * surrounding element and `entry(id)` on each link or button in it.
 * @param startId the entry that Tab reaches first, for example the selected one; by default the first of `ids`.
 */
export function useRovingFocus(ids: readonly string[], startId: string | null) {
  const [lastId, setLastId] = useState<string | null>(null);
  // The last entry may have left the list.
  const currentId = [lastId, startId].find((id) => id !== null && ids.includes(id)) ?? ids[0];

  const list = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const move = moves[event.key];
      if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const entries = entriesOf(event.currentTarget);
      const index = entries.findIndex((entry) => entry.contains(event.target as Node));
      if (index < 0) return;
      // Otherwise the page would scroll too.
      event.preventDefault();
      entries[move(index, entries.length)]?.focus();
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const id = (event.target as HTMLElement).closest<HTMLElement>("[data-roving]")?.dataset["roving"];
      if (id) setLastId(id);
    },
  };
  const entry = (id: string) => ({ "data-roving": id, tabIndex: id === currentId ? 0 : -1 });

  return { list, entry };
}
