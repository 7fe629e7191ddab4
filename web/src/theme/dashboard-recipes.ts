import {
  avatarSlotRecipe,
  dataListSlotRecipe,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldsetSlotRecipe,
  menuSlotRecipe,
  popoverSlotRecipe,
  skeletonRecipe,
  statSlotRecipe,
  tableSlotRecipe,
  tabsSlotRecipe,
  tagSlotRecipe,
} from "@chakra-ui/react/theme";
import { extendSystem } from "./extend-system";
import { formSystem } from "./form-recipes";

/** The design system of the signed-in area. */
export const dashboardSystem = extendSystem(
  formSystem,
  {
    recipes: { skeleton: skeletonRecipe },
    slotRecipes: {
      avatar: avatarSlotRecipe,
      dataList: dataListSlotRecipe,
      dialog: dialogSlotRecipe,
      drawer: drawerSlotRecipe,
      fieldset: fieldsetSlotRecipe,
      menu: menuSlotRecipe,
      popover: popoverSlotRecipe,
      stat: statSlotRecipe,
      table: tableSlotRecipe,
      tabs: tabsSlotRecipe,
      tag: tagSlotRecipe,
    },
  },
  {
    slotRecipes: {
      dialog: { base: { title: { fontWeight: "semibold" } } },
      table: { base: { cell: { fontVariantNumeric: "tabular-nums" } } },
    },
  },
);
