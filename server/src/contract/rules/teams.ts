import { array, object, string } from "yup";
import { limits } from "../limits.js";
import { optionalText, requiredLine, requiredText } from "./text.js";

export const teamRules = object({
  teamName: requiredLine("Team name", limits.titleLength),
  description: optionalText("Description", limits.descriptionLength),
});

export const teamMembersRules = object({
  studentIds: array()
    .of(string().required("Please select a student."))
    .min(1, "Please select a student.")
    .max(limits.membersPerRequest, `At most ${limits.membersPerRequest} students can be added at once.`)
    .required(),
});

export const applicationRules = object({ message: requiredText("Message", limits.messageLength) });
