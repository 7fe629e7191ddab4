/** The attacker of hostile.mjs, run in a separate process: receives what to send and reports the outcomes. */
import { once } from "node:events";
import { attack } from "../support/hostile.cjs";

const [options] = await once(process, "message");
process.send(await attack(options), () => process.disconnect());
