import { mergeConfigs, type SystemConfig, type SystemContext } from "@chakra-ui/react";

type Theme = NonNullable<SystemConfig["theme"]>;
type Recipes = Pick<Theme, "recipes" | "slotRecipes">;

/** Recipes that a component needs beyond the page's system. */
export interface ExtraRecipes {
  recipes: Recipes;
  /** Merged into `recipes`. */
  changes?: object;
}

/**
 * A system that adds recipes to `base` and shares everything else with it. For a `ChakraProvider` nested inside that of
 * `base`: it adds no global styles, since the page already has them. `changes` are merged into the recipes.
 */
export function extendSystem(base: SystemContext, added: Recipes, changes: object = {}): SystemContext {
  const { recipes = {}, slotRecipes = {} } = mergeConfigs({ theme: added }, { theme: changes as Theme })
    .theme as Required<Recipes>;
  const made = new Map<string, unknown>();
  const once = <Made>(key: string, make: () => Made) => {
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as Made;
  };
  return {
    ...base,
    _global: [],
    getRecipe: (key, fallback) => recipes[key] ?? (base.getRecipe(key, fallback) as never),
    getSlotRecipe: (key, fallback) => slotRecipes[key] ?? (base.getSlotRecipe(key, fallback) as never),
    getRecipeFn: (key, fallback) =>
      recipes[key] ? once(key, () => base.cva(recipes[key]!)) : base.getRecipeFn(key, fallback),
    getSlotRecipeFn: (key, fallback) =>
      slotRecipes[key] ? once(key, () => base.sva(slotRecipes[key]!)) : base.getSlotRecipeFn(key, fallback),
    isRecipe: (key) => key in recipes || base.isRecipe(key),
    isSlotRecipe: (key) => key in slotRecipes || base.isSlotRecipe(key),
    hasRecipe: (key) => key in recipes || key in slotRecipes || base.hasRecipe(key),
  };
}
