import type { DemoPortfolio } from "../demo-world.types.js";
import { clinicLantern } from "./clinic-lantern.js";
import { kiranaKite } from "./kirana-kite.js";
import { paperMonsoon } from "./paper-monsoon.js";

export const portfolios: readonly DemoPortfolio[] = [kiranaKite, clinicLantern, paperMonsoon];
