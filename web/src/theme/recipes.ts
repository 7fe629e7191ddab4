/**
 * The Chakra recipes in use, in three sets, so that a page downloads only the styles of what it can show. A component
 * whose recipe is missing renders unstyled: add it to the smallest set that reaches it.
 */
import {
  alertSlotRecipe,
  badgeRecipe,
  buttonRecipe,
  cardSlotRecipe,
  containerRecipe,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  linkRecipe,
  listSlotRecipe,
  separatorRecipe,
  skipNavLinkRecipe,
  spinnerRecipe,
  textareaRecipe,
} from "@chakra-ui/react/theme";

/** For all pages. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  container: containerRecipe,
  heading: headingRecipe,
  icon: iconRecipe,
  input: inputRecipe,
  link: linkRecipe,
  separator: separatorRecipe,
  skipNavLink: skipNavLinkRecipe,
  spinner: spinnerRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes = {
  alert: alertSlotRecipe,
  card: cardSlotRecipe,
  list: listSlotRecipe,
};

const controlEdge = { variants: { variant: { outline: { borderColor: "border.emphasized" } } } };
const controlText = { variants: { size: { md: { textStyle: "md" } } } };

/**
 * Quadwork's deviations from Chakra: control edges have a contrast of 3:1, typed text is 16 px (phones zoom in on
 * anything smaller), headings of cards and dialogs are firm rather than loud.
 */
export const recipeChanges = {
  recipes: {
    button: { base: { fontWeight: "semibold" } },
    container: { base: { px: { base: "4", md: "6", lg: "6" } } },
    heading: { base: { fontWeight: "semibold", letterSpacing: "-0.01em", textWrap: "balance" } },
    input: { variants: { ...controlEdge.variants, ...controlText.variants } },
    textarea: { variants: { ...controlEdge.variants, ...controlText.variants } },
    link: { base: { textUnderlineOffset: "3px" } },
  },
  slotRecipes: {
    card: { base: { root: { borderColor: "border" } } },
  },
};
