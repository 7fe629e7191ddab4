import { array, number, object, string } from "yup";
import { limits } from "../limits.js";
import { requiredLine } from "./text.js";

const wholeDays = `Expiration must be a whole number of days from 1 to ${limits.accessTokenDaysMaximum}.`;

export const accessTokenRules = object({
  name: requiredLine("Name", limits.titleLength),
  scopes: array().of(string().required()).min(1, "Choose at least one scope.").required("Choose at least one scope."),
  /** Null: the token never expires. */
  expiresInDays: number()
    .integer(wholeDays)
    .min(1, wholeDays)
    .max(limits.accessTokenDaysMaximum, wholeDays)
    .nullable()
    .defined(),
});
