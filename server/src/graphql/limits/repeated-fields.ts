import { Kind, type DocumentNode, type FragmentDefinitionNode, type SelectionSetNode } from "graphql";

/**
 * Fields that are looked at, fragments counted wherever they are spread. Far more than any program asks for; beyond it
 * each counts as repeated, so that looking ends.
 */
const lookedAtMost = 5_000;

/** Levels of fields that are looked at. A fragment that contains itself has no last one; validation tells it so. */
const levelsAtMost = 50;

/**
 * How often a response key returns in a selection set, whether it stands there itself, in an inline fragment or in a
 * fragment that is spread there; the sets below fields of one key are one set. That is what validation compares, each
 * with each, when it looks for fields that cannot be merged.
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
      // What is pushed here meanwhile is looked at, too.
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
  // Validation looks at fragments that no operation spreads as well.
  for (const [name, { selectionSet }] of fragments) if (!reached.has(name)) count(selectionSet);
  return looked > lookedAtMost ? Math.max(repeated, lookedAtMost) : repeated;
}
