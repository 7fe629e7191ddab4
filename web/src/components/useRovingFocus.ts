import { useState, type FocusEvent, type KeyboardEvent } from "react";

/** What a key does to the position in a list of `count` entries; undefined for any other key. */
const moves: Record<string, ((index: number, count: number) => number) | undefined> = {
  ArrowDown: (index, count) => Math.min(index + 1, count - 1),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, count) => count - 1,
};

const entriesOf = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>("[data-roving]")];

/**
 * A vertical list that is one stop of the Tab key and in which the arrow keys, Home and End move. Spread `list` on the
 * element around it and `entry(id)` on each link or button in it.
 * @param startId the entry that Tab reaches first, for example the selected one; else it is the first of `ids`.
 */
export function useRovingFocus(ids: readonly string[], startId: string | null) {
  const [lastId, setLastId] = useState<string | null>(null);
  // An entry can leave the list while others stay.
  const currentId = [lastId, startId].find((id) => id !== null && ids.includes(id)) ?? ids[0];

  const list = {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const move = moves[event.key];
      if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const entries = entriesOf(event.currentTarget);
      const index = entries.findIndex((entry) => entry.contains(event.target as Node));
      if (index < 0) return;
      // Otherwise the page scrolls as well.
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
