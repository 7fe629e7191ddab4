import type { DemoMembership } from "../demo-world.types.js";
import { marginNotes } from "./margin-notes.js";
import { nightCanteenCoders } from "./night-canteen-coders.js";
import { pixelVerandah } from "./pixel-verandah.js";
import { signalRoom } from "./signal-room.js";

export const memberships: readonly DemoMembership[] = [nightCanteenCoders, marginNotes, pixelVerandah, signalRoom];
