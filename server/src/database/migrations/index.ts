import { InitialSchema1763683200000 } from "./1763683200000-initial-schema.js";

/** Every migration in the order in which they run. */
export const migrations = [InitialSchema1763683200000];
