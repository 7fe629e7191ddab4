import { array, boolean, object, string } from "yup";
import { limits } from "../limits.js";
import { isPlainWebUrl } from "../links.js";
import { optionalText, requiredText } from "./text.js";

const chooseEvents = "Choose at least one event.";

const details = {
  /** Whether the address may be reached is for the server to say. */
  url: requiredText("URL", limits.urlLength).test(
    "url",
    "URL must be a full address that starts with https:// and holds no password.",
    (value) => value == null || value === "" || isPlainWebUrl(value),
  ),
  events: array().of(string().required()).min(1, chooseEvents).required(chooseEvents),
  description: optionalText("Description", limits.titleLength),
};

export const webhookRules = object(details);

export const webhookUpdateRules = object({ ...details, isEnabled: boolean().required() });
