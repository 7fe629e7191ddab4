import { object } from "yup";
import { limits } from "../limits.js";
import { email, line } from "./text.js";

/** The domain is optional: a startup's is that of its website. */
export const verificationStartRules = object({ domain: line("Domain", limits.domainLength).nullable() });

export const verificationMailRules = object({ email });
