import { Extensions } from "type-graphql";

/** What a field costs besides the objects it returns, in points. */
export interface Price {
  /** Each time the field is asked for. */
  self?: number;
  /** For the `totalCount` of the list that the field returns, where that differs from the usual. */
  totalCount?: number;
}

/** Names the price of a field that reads more than its answer shows. */
export const Priced = (price: Price) => Extensions({ price });
