/**
 * What the browser gets in one file. Left alone, the bundler makes one for every set of pages that share something, dozens
 * for a page, and each costs a request, its own imports and exports, a line in the manifest, and what compression would
 * have found in common. What is listed here and used on one page only stays with that page.
 */
const files = (...patterns: string[]) => new RegExp(patterns.join("|"));
const components = (...names: string[]) => `web/src/components/(${names.join("|")})\\.tsx?$`;

/** Modules that every page with scripts loads. */
const everywhere = files(
  "node_modules/(react|react-is|react-router|scheduler|stylis|@emotion|@pandacss)/",
  "node_modules/react-dom/(index|cjs/react-dom\\.)",
  "node_modules/@chakra-ui/react/dist/esm/(styled-system|utils)/",
  "node_modules/@chakra-ui/react/dist/esm/(anatomy|create-context|merge-props|merge-refs|preset-base)\\.js",
  "@chakra-ui/react/dist/esm/components/(absolute-center|box|button|card|center|container|flex|grid|heading|icon|link|loader|simple-grid|skip-nav|span|spinner|stack|text|visually-hidden)/",
  "node_modules/lucide-react/dist/esm/(createLucideIcon|Icon|context|shared/)",
  "node_modules/lucide-react/dist/esm/icons/(check|chevron-down|circle-check|circle-exclamation-point|menu)\\.",
  "web/src/(graphql/session/|graphql/(errors|request|api-path)\\.ts|theme/(colour-scheme-choice|extend-system|palette|script-free|QuadworkMark)\\.tsx?|texts/(errors|account-toasts|content)\\.ts)",
  components("controls", "Field", "toaster"),
  "server/src/contract/(enums|error-codes|limits|links)\\.ts",
  "rolldown/runtime|vite/preload-helper",
);

/** Apollo Client and what it is made of: every screen of the dashboard, elsewhere the first request. */
const api = files("node_modules/(@apollo/client|@wry|graphql|optimism|rxjs|tslib)/", "web/src/graphql/http-link\\.ts");

/** What the pages around signing in share. */
const account = files(
  "node_modules/lucide-react/dist/esm/icons/(eye|eye-off)\\.",
  components("PasswordInput"),
  "web/src/features/(accounts/components/(AuthFrame|AuthPending|TextLink)|site/page-meta)\\.tsx?$",
);

/** What a form consists of. */
const form = files("node_modules/(formik|lodash-es|deepmerge|react-fast-compare)/", components("FormField"));

/** What most screens of the dashboard show. */
const dashboard = files(
  "@chakra-ui/react/dist/esm/components/(badge|circle|skeleton|square)/",
  "node_modules/lucide-react/dist/esm/icons/(arrow-right|calendar-clock|file-text|folder-kanban|log-out|plus|search|settings|triangle-exclamation-point)\\.",
  components(
    ...[
      "ApplicationStatusBadge",
      "CardGrid",
      "CardSkeletons",
      "Counters",
      "EmptyState",
      "ErrorState",
      "LinkCard",
      "PageHeader",
      "PersonAvatar",
      "ProgressBar",
    ],
    ...[
      "ProjectStatusBadge",
      "SearchField",
      "SearchInput",
      "Section",
      "SkillTags",
      "StatusBadge",
      "dates",
      "duration",
      "useErrorToast",
    ],
  ),
  "web/src/theme/colour-scheme\\.ts",
);

/** A group takes along what its modules import, so none of them may import Chakra's theme, the list of all recipes. */
export const chunks = [
  { name: "core", test: everywhere, minShareCount: 2 },
  { name: "api", test: api, minShareCount: 2 },
  { name: "account", test: account, minShareCount: 2 },
  { name: "form", test: form, minShareCount: 2 },
  { name: "dashboard", test: dashboard, minShareCount: 2 },
];
