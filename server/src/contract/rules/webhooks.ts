import { array, boolean, object, string } from "yup";
import { limits } from "../limits.js";
import { isPlainWebUrl } from "../links.js";
import { optionalLine, requiredLine } from "./text.js";

const chooseEvents = "Choose at least one event.";

const details = {
  /** The server decides whether the address may be reached. */
  url: requiredLine("URL", limits.urlLength).test(
    "url",
    "URL must be a full address starting with https://, without a password.",
    (value) => value == null || value === "" || isPlainWebUrl(value),
  ),
  events: array().of(string().required()).min(1, chooseEvents).required(chooseEvents),
  description: optionalLine("Description", limits.titleLength),
};

export const webhookRules = object(details);

export const webhookUpdateRules = object({
  ...details,
  isEnabled: boolean().required("Specify whether the webhook is enabled."),
});
