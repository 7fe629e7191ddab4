import { Extensions } from "type-graphql";

/** What a field costs besides the objects it returns, in points. */
export interface Price {
  /** Each time the field is selected. */
  self?: number;
  /** For the `totalCount` of the list the field returns, if it differs from the usual price. */
  totalCount?: number;
}

/** Sets the price of a field that reads more than it returns. */
export const Priced = (price: Price) => Extensions({ price });
