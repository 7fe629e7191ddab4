import type { ReactNode } from "react";
import { ChakraProvider, useChakraContext, type SystemContext } from "@chakra-ui/react";
import { extendSystem, type ExtraRecipes } from "./extend-system";

const made = new WeakMap<ExtraRecipes, Map<SystemContext, SystemContext>>();

function extended(base: SystemContext, extra: ExtraRecipes): SystemContext {
  const known = made.get(extra) ?? new Map<SystemContext, SystemContext>();
  made.set(extra, known);
  const system = known.get(base) ?? extendSystem(base, extra.recipes, extra.changes);
  known.set(base, system);
  return system;
}

/**
 * Gives Chakra components below it the recipes that they need, so that these are downloaded with them and not by every
 * page.
 */
export function WithRecipes({ extra, children }: { extra: ExtraRecipes; children: ReactNode }) {
  return <ChakraProvider value={extended(useChakraContext(), extra)}>{children}</ChakraProvider>;
}
