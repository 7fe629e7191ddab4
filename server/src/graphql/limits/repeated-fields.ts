import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from "graphql";

/**
 * Fields to visit, counting fragments at each spread. Far more than any real query; beyond it each field counts as
 * repeated, which ends the visit.
 */
const lookedAtMost = 5_000;

/** Levels of fields to visit. A fragment that contains itself has no last level; validation reports it. */
const levelsAtMost = 50;

/**
 * How often a response key recurs in a selection set, whether directly, in an inline fragment or in a spread fragment;
 * the sets below the fields of one key form one set. Validation compares all of these pairwise when it looks for fields
 * that cannot be merged.
 */
export function repeatedFields({ definitions }: DocumentNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const reached = new Set<string>();
  let repeated = 0;
  let looked = 0;

  const count = (root: SelectionSetNode) => {
    const waiting = [{ sets: [root], level: 1 }];
    for (let next = waiting.pop(); next && looked <= lookedAtMost; next = waiting.pop()) {
      const { sets, level } = next;
      const below = new Map<string, SelectionSetNode[]>();
      const spread = new Set<string>();
      // Sets pushed during the loop are visited, too.
      for (const { selections } of sets) {
        for (const selection of selections) {
          if (selection.kind === Kind.INLINE_FRAGMENT) sets.push(selection.selectionSet);
          else if (selection.kind === Kind.FRAGMENT_SPREAD) {
            const name = selection.name.value;
            const fragment = fragments.get(name);
            reached.add(name);
            if (fragment && !spread.has(name)) sets.push(fragment.selectionSet);
            spread.add(name);
          } else {
            const key = selection.alias?.value ?? selection.name.value;
            const known = below.get(key);
            looked += 1;
            if (known || looked > lookedAtMost) repeated += 1;
            const inner = known ?? [];
            if (selection.selectionSet) inner.push(selection.selectionSet);
            below.set(key, inner);
          }
        }
      }
      if (level === levelsAtMost) continue;
      for (const inner of below.values()) if (inner.length > 0) waiting.push({ sets: inner, level: level + 1 });
    }
  };

  for (const each of definitions) if (each.kind === Kind.OPERATION_DEFINITION) count(each.selectionSet);
  // Validation also visits fragments that no operation spreads.
  for (const [name, { selectionSet }] of fragments) if (!reached.has(name)) count(selectionSet);
  return looked > lookedAtMost ? Math.max(repeated, lookedAtMost) : repeated;
}
