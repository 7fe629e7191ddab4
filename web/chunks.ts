/**
 * What the browser gets in one file. Left alone, the bundler makes one for every set of pages that share something,
 * dozens for a page, and each costs a request, its own imports and exports, a line in the manifest, and what
 * compression would have found in common. What is listed here and used on one page only stays with that page.
 */
import type { Plugin } from "vite";

/** One pattern for each name, between what stands before and after it. */
const each = (before: string, names: string, after: string) =>
  names.split(" ").map((name) => `${before}${name}${after}`);

const packages = (names: string) => each("node_modules/", names, "/");
const chakra = (names: string) => each("node_modules/@chakra-ui/react/dist/esm/components/", names, "/");
const icons = (names: string) => each("node_modules/lucide-react/dist/esm/icons/", names, "\\.");
const components = (names: string) => each("web/src/components/", names, "\\.tsx?$");

/** Modules that every page with scripts loads. */
const everywhere = [
  ...packages("react react-router scheduler stylis @emotion @pandacss"),
  ...each("node_modules/react-dom/", "index cjs/react-dom\\.", ""),
  ...each("node_modules/@chakra-ui/react/dist/esm/", "styled-system utils", "/"),
  ...each(
    "node_modules/@chakra-ui/react/dist/esm/",
    "anatomy create-context merge-props merge-refs preset-base",
    "\\.js",
  ),
  ...chakra("absolute-center box button card center container flex grid heading icon link loader simple-grid"),
  ...chakra("skip-nav span spinner stack text visually-hidden"),
  ...each("node_modules/lucide-react/dist/esm/", "createLucideIcon Icon context shared/", ""),
  ...icons("check chevron-down circle-check circle-exclamation-point menu"),
  ...each("web/src/graphql/", "session/ errors\\.ts request\\.ts api-path\\.ts", ""),
  ...each("web/src/theme/", "colour-scheme-choice extend-system palette script-free QuadworkMark", "\\.tsx?$"),
  ...each("web/src/texts/", "errors account-toasts content", "\\.ts$"),
  ...components("controls Field late toaster"),
  ...each("server/src/contract/", "enums error-codes limits links", "\\.ts$"),
  ...each("", "rolldown/runtime vite/preload-helper", ""),
];

/** Apollo Client and what it is made of: every screen of the dashboard, elsewhere the first request. */
const api = [...packages("@apollo/client @wry graphql optimism rxjs tslib"), "web/src/graphql/http-link\\.ts$"];

/** What the pages around signing in share. */
const account = [
  ...icons("eye eye-off"),
  ...components("AuthFrame AuthPending PasswordInput TextLink"),
  "web/src/features/site/page-meta\\.ts$",
];

/** What a form consists of. */
const form = [...packages("formik lodash-es deepmerge react-fast-compare"), ...components("FormField")];

/** What most screens of the dashboard show. */
const dashboard = [
  ...chakra("badge circle skeleton square"),
  ...icons(
    "arrow-right calendar-clock file-text folder-kanban log-out plus search settings triangle-exclamation-point",
  ),
  ...components("ApplicationStatusBadge CardGrid CardSkeletons Counters EmptyState ErrorState LinkCard PageHeader"),
  ...components("PersonAvatar ProgressBar ProjectStatusBadge SearchField SearchInput Section SkillTags StatusBadge"),
  ...components("dates duration useErrorToast"),
  "web/src/theme/colour-scheme\\.ts$",
];

/** A group takes along what its modules import, so none of them may import Chakra's theme, the list of all recipes. */
const groups = { core: everywhere, api, account, form, dashboard };

export const chunks = Object.entries(groups).map(([name, patterns]) => ({
  name,
  test: new RegExp(patterns.join("|")),
  minShareCount: 2,
}));

/** Fails the build when a pattern above matches no module: what it named was renamed, or is gone. */
export const checkedChunks = (): Plugin => ({
  name: "checked-chunks",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    const modules = [...this.getModuleIds()];
    const idle = Object.entries(groups).flatMap(([name, patterns]) =>
      patterns.filter((pattern) => !modules.some((id) => new RegExp(pattern).test(id))).map((at) => `  ${name}: ${at}`),
    );
    if (idle.length) this.error(`web/chunks.ts names what no module matches\n${idle.join("\n")}`);
  },
});
