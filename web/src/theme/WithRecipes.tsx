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
 * Provides the recipes of the Chakra components below it, so that they are downloaded with those components and not
 * with every page.
 */
export function WithRecipes({ extra, children }: { extra: ExtraRecipes; children: ReactNode }) {
  return <ChakraProvider value={extended(useChakraContext(), extra)}>{children}</ChakraProvider>;
}
