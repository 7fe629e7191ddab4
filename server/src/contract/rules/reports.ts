import { mixed, object } from "yup";
import { limits } from "../limits.js";
import { optionalText } from "./text.js";

export const reportRules = object({
  reason: mixed<string>().required("Choose a reason."),
  details: optionalText("Details", limits.reportTextLength).when("reason", {
    // A GraphQL name in the form, the stored word on the server.
    is: (reason: unknown) => reason === "OTHER" || reason === "other",
    then: (details) => details.required("Tell us what is wrong."),
  }),
});

export const reportAnswerRules = object({ note: optionalText("Note", limits.reportTextLength) });
