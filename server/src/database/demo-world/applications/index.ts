import type { DemoCorrespondence } from "../demo-world.types.js";
import { marginNotes } from "./margin-notes.js";
import { nightCanteenCoders } from "./night-canteen-coders.js";
import { pixelVerandah } from "./pixel-verandah.js";
import { signalRoom } from "./signal-room.js";

export const correspondences: readonly DemoCorrespondence[] = [
  nightCanteenCoders,
  marginNotes,
  pixelVerandah,
  signalRoom,
];
