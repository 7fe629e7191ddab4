import { object } from "yup";
import { limits } from "../limits.js";
import { line, text } from "./text.js";

const wholeAccount = "Enter the person's whole email address, or the id of the profile.";

/** Finding an account: never by a part of a name or an address. */
export const accountSearchRules = object({ account: line("Account", 254).required(wholeAccount) });

const missingReason = "Say why: the person receives this text.";

export const suspensionRules = object({
  reason: text("Reason", limits.suspensionReasonLength).required(missingReason),
});
