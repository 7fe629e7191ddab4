import { nativeSelectSlotRecipe, radioCardSlotRecipe, radiomarkRecipe, tagsInputSlotRecipe } from "@chakra-ui/react/theme";
import { extendSystem } from "./extend-system";
import { system } from "./system";

/** The controls of larger forms, for /register and the dashboard. */
export const formRecipes = {
  recipes: { radiomark: radiomarkRecipe },
  slotRecipes: { nativeSelect: nativeSelectSlotRecipe, radioCard: radioCardSlotRecipe, tagsInput: tagsInputSlotRecipe },
};

export const formRecipeChanges = {
  slotRecipes: {
    nativeSelect: {
      variants: {
        variant: { outline: { field: { borderColor: "border.emphasized" } } },
        size: { md: { field: { textStyle: "md" } } },
      },
    },
    tagsInput: { variants: { variant: { outline: { control: { borderColor: "border.emphasized", bg: "transparent" } } } } },
  },
};

/** The design system with the controls of larger forms. */
export const formSystem = extendSystem(system, formRecipes, formRecipeChanges);
