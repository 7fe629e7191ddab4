/**
 * Chakra's recipes in use, in three sets, so that a page downloads only the dress of what it can show. A component
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

/** Everywhere. */
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
 * Where Quadwork differs from Chakra: edges of controls stand out 3:1, what a person types is 16 px (a
 * smaller text makes phones zoom in), headings of cards and dialogs are firm rather than loud.
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
