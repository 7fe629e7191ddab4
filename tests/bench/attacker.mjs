/** The attacker of hostile.mjs, in a process of its own: gets told what to send, and tells what became of it. */
import { once } from "node:events";
import { attack } from "../support/hostile.cjs";

const [options] = await once(process, "message");
process.send(await attack(options), () => process.disconnect());
