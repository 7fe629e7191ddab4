import { limits } from "./limits.js";

/** The format of a club's secret code. */
export const secretCodePattern = new RegExp(`^[A-Z0-9]{${limits.secretCodeLength}}$`);
