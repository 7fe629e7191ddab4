import { useEffect, useRef, type ReactNode } from "react";
import { Badge, Tabs as ChakraTabs } from "@chakra-ui/react";
import { tabsSlotRecipe } from "@chakra-ui/react/theme";
import { useSearchParams } from "react-router";
import { WithRecipes } from "~/theme/WithRecipes";

const extra = { recipes: { slotRecipes: { tabs: tabsSlotRecipe } } };

export interface TabItem {
  /** The tab's value in the address. */
  value: string;
  label: string;
  /** A count beside the label; none when zero. `badgeLabel` says what it counts. */
  badge?: number;
  badgeLabel?: string;
  content: ReactNode;
}

export interface TabsProps {
  /** The first one is open when the address names no known tab. */
  items: readonly TabItem[];
  /** The group's name for screen readers. */
  label: string;
  /** The address's query parameter. */
  parameter?: string;
}

/** Scrolls the list sideways until all of `item` is visible. */
function reveal(list: HTMLElement, item: Element): void {
  const [frame, shown] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  list.scrollLeft += Math.max(0, shown.right - frame.right) + Math.min(0, shown.left - frame.left);
}

/** Tabs whose selection is kept in the address, for links and reloads. Content mounts when first opened. */
export function Tabs({ items, label, parameter = "tab" }: TabsProps) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(parameter);
  const value = items.some((item) => item.value === wanted) ? wanted : items[0]?.value;

  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const selected = list.current?.querySelector("[aria-selected=true]");
    if (list.current && selected) reveal(list.current, selected);
  }, [value]);

  const open = (next: string) =>
    setSearch(
      (previous) => {
        previous.set(parameter, next);
        return previous;
      },
      { replace: true, preventScrollReset: true },
    );

  return (
    <WithRecipes extra={extra}>
      <ChakraTabs.Root
        value={value}
        onValueChange={(change) => open(change.value)}
        lazyMount
        css={{ "--tabs-content-padding": "spacing.6" }}
      >
        <ChakraTabs.List ref={list} aria-label={label} colorPalette="accent" overflowX="auto" overflowY="hidden">
          {items.map((item) => (
            <ChakraTabs.Trigger key={item.value} value={item.value} flexShrink="0">
              {item.label}
              {item.badge ? (
                <Badge
                  colorPalette="accent"
                  variant="solid"
                  rounded="full"
                  aria-label={item.badgeLabel && `${item.badge} ${item.badgeLabel}`}
                >
                  {item.badge}
                </Badge>
              ) : null}
            </ChakraTabs.Trigger>
          ))}
        </ChakraTabs.List>
        {items.map((item) => (
          <ChakraTabs.Content key={item.value} value={item.value}>
            {item.content}
          </ChakraTabs.Content>
        ))}
      </ChakraTabs.Root>
    </WithRecipes>
  );
}
