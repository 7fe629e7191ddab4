import { limits } from "./limits.js";

/** What a club's secret code looks like. */
export const secretCodePattern = new RegExp(`^[A-Z0-9]{${limits.secretCodeLength}}$`);
