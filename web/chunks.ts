/**
 * Groups the browser's code into files. Left alone, the bundler makes a chunk for every set of pages that share
 * something: dozens per page, each of which costs a request, its own imports and exports, a line in the manifest, and
 * the compression it would share with others. A listed module that only one page uses stays with that page.
 */
import type { Plugin } from "vite";

/** One pattern per name, each between `before` and `after`. */
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

/** Apollo Client and its dependencies: needed by every dashboard screen, and elsewhere by the first request. */
const api = [...packages("@apollo/client @wry graphql optimism rxjs tslib"), "web/src/graphql/http-link\\.ts$"];

/** Shared by the login and registration pages. */
const account = [
  ...icons("eye eye-off"),
  ...components("AuthFrame AuthPending PasswordInput TextLink"),
  "web/src/features/site/page-meta\\.ts$",
];

/** What every form needs. */
const form = [...packages("formik lodash-es deepmerge react-fast-compare"), ...components("FormField")];

/** What most dashboard screens show. */
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

/** A group includes whatever its modules import, so none may import Chakra's theme, which lists all recipes. */
const groups = { core: everywhere, api, account, form, dashboard };

export const chunks = Object.entries(groups).map(([name, patterns]) => ({
  name,
  test: new RegExp(patterns.join("|")),
  minShareCount: 2,
}));

/** Fails the build when a pattern above matches no module, because the module was renamed or removed. */
export const checkedChunks = (): Plugin => ({
  name: "checked-chunks",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle() {
    const modules = [...this.getModuleIds()];
    const idle = Object.entries(groups).flatMap(([name, patterns]) =>
      patterns.filter((pattern) => !modules.some((id) => new RegExp(pattern).test(id))).map((at) => `  ${name}: ${at}`),
    );
    if (idle.length) this.error(`web/chunks.ts has patterns that match no module\n${idle.join("\n")}`);
  },
});
