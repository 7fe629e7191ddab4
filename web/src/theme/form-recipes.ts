import { nativeSelectSlotRecipe } from "@chakra-ui/react/theme";
import { extendSystem } from "./extend-system";
import { system } from "./system";

/** The controls of larger forms, for /register and the dashboard. */
export const formRecipes = {
  slotRecipes: { nativeSelect: nativeSelectSlotRecipe },
};

export const formRecipeChanges = {
  slotRecipes: {
    nativeSelect: {
      // A value longer than its control ends in an ellipsis instead of overflowing.
      base: { field: { overflow: "hidden", textOverflow: "ellipsis" } },
      variants: {
        variant: { outline: { field: { borderColor: "border.emphasized" } } },
        size: { md: { field: { textStyle: "md" } } },
      },
    },
  },
};

/** The design system with the controls of larger forms. */
export const formSystem = extendSystem(system, formRecipes, formRecipeChanges);
