import type { CategoryTemplates } from "../template.types.js";
import { businessStrategy } from "./business-strategy.js";
import { contentCreation } from "./content-creation.js";
import { dataAnalysis } from "./data-analysis.js";
import { digitalMarketing } from "./digital-marketing.js";
import { machineLearning } from "./machine-learning.js";
import { marketResearch } from "./market-research.js";
import { mobileAppDevelopment } from "./mobile-app-development.js";
import { other } from "./other.js";
import { uiUxDesign } from "./ui-ux-design.js";
import { webDevelopment } from "./web-development.js";

/** The templates of every category, in the order in which categories are offered. */
export const templates: readonly CategoryTemplates[] = [
  mobileAppDevelopment,
  webDevelopment,
  uiUxDesign,
  machineLearning,
  dataAnalysis,
  marketResearch,
  contentCreation,
  businessStrategy,
  digitalMarketing,
  other,
];
