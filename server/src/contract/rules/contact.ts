import { object } from "yup";
import { limits } from "../limits.js";
import { deliverableEmail, line, text } from "./text.js";

/** Text with at least `minimum` code points; too short and empty get the same message. */
const textFrom = (label: string, minimum: number, maximum: number, rule = line) => {
  const message = `${label} must be at least ${minimum} characters.`;
  return rule(label, maximum)
    .required(message)
    .test("minimum", message, (value) => [...value].length >= minimum);
};

const invalidEmail = "Please enter a valid email address.";

export const contactRules = object({
  name: textFrom("Name", limits.contactNameMinimum, limits.titleLength),
  email: deliverableEmail(invalidEmail).required(invalidEmail),
  subject: textFrom("Subject", limits.contactSubjectMinimum, limits.titleLength),
  message: textFrom("Message", limits.contactMessageMinimum, limits.messageLength, text),
});
