import {
  avatarSlotRecipe,
  dataListSlotRecipe,
  fieldsetSlotRecipe,
  skeletonRecipe,
  tagSlotRecipe,
} from "@chakra-ui/react/theme";
import { extendSystem } from "./extend-system";
import { formSystem } from "./form-recipes";

/** The design system of the signed-in area. Overlays, tabs and tables bring their own recipes (`WithRecipes`). */
export const dashboardSystem = extendSystem(formSystem, {
  recipes: { skeleton: skeletonRecipe },
  slotRecipes: {
    avatar: avatarSlotRecipe,
    dataList: dataListSlotRecipe,
    fieldset: fieldsetSlotRecipe,
    tag: tagSlotRecipe,
  },
});
