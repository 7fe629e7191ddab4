/**
 * The directions imports may take. Server: contract ← policy ← reader ← features; platform, database, events
 * and graphql know no feature. Web: components, texts, theme, graphql ← features ← routes. Features of the server meet
 * only at their index.ts, those of the web not at all.
 */
const SERVER = "^server/src";
const WEB = "^web/src";
const TESTS = "\\.test\\.tsx?$";

/** A rule: modules matching `from` (and not `except`) import nothing that matches `to` (and not `unless`). */
const forbid = (name, comment, { from, except }, { to, unless, ...more }) => ({
  name,
  comment,
  severity: "error",
  from: { ...(from ? { path: from } : {}), pathNot: [TESTS, ...(except ?? [])] },
  to: { ...(to ? { path: to } : {}), ...(unless ? { pathNot: unless } : {}), ...more },
});

const serverZone = (name, others) =>
  forbid(
    `server-${name}`,
    `${name} stands below ${others.join(", ")} and does not know them.`,
    { from: `${SERVER}/${name}/` },
    { to: others.map((other) => `${SERVER}/${other}/`) },
  );

module.exports = {
  forbidden: [
    forbid(
      "no-circle",
      "Modules that need each other are one module, types included; take out what both need.",
      {},
      { circular: true },
    ),
    forbid("resolvable", "The imported file does not exist.", {}, { to: "^[.~]", couldNotResolve: true }),
    forbid(
      "declared",
      "The package is not named in the package.json of this workspace.",
      {},
      { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
    ),

    forbid(
      "contract-is-free",
      "The web imports the contract too, so it may need nothing but yup.",
      { from: `${SERVER}/contract/` },
      { unless: [`${SERVER}/contract/`, "node_modules/yup/"] },
    ),
    serverZone("policy", ["reader", "graphql", "features", "http"]),
    serverZone("reader", ["features", "http"]),
    serverZone("platform", ["policy", "reader", "graphql", "events", "features", "http"]),
    serverZone("database", ["reader", "graphql", "events", "features", "http"]),
    serverZone("events", ["policy", "reader", "graphql", "features", "http"]),
    serverZone("graphql", ["features", "http"]),
    forbid(
      "server-feature-contract",
      "What a feature is made of concerns the features and what composes them; nothing below knows it.",
      { from: `${SERVER}/(contract|policy|reader|platform|database|events|graphql)/` },
      { to: `${SERVER}/feature\\.ts$` },
    ),
    forbid(
      "server-features-meet-at-index",
      "A feature imports another one only through its index.ts.",
      { from: `${SERVER}/features/([^/]+)/` },
      { to: `${SERVER}/features/`, unless: [`${SERVER}/features/$1/`, `${SERVER}/features/[^/]+/index\\.ts$`] },
    ),
    forbid(
      "server-entry-files-meet-features-at-index",
      "Outside features only their index.ts files are known.",
      { from: `${SERVER}/`, except: [`${SERVER}/features/`] },
      { to: `${SERVER}/features/`, unless: [`${SERVER}/features/index\\.ts$`, `${SERVER}/features/[^/]+/index\\.ts$`] },
    ),

    forbid(
      "web-knows-the-contract-only",
      "Of the server the web knows nothing but the contract.",
      { from: `${WEB}/` },
      { to: "^server/", unless: [`${SERVER}/contract/`] },
    ),
    forbid(
      "web-shared",
      "Shared pieces know no feature and no route.",
      { from: `${WEB}/(components|texts|theme|graphql)/` },
      { to: `${WEB}/(features|routes)/` },
    ),
    forbid(
      "web-theme-and-texts",
      "Theme and texts know neither components nor the API's client.",
      { from: `${WEB}/(texts|theme)/` },
      { to: `${WEB}/(components|graphql)/` },
    ),
    forbid(
      "web-features-apart",
      "Features do not import each other; a route composes them.",
      { from: `${WEB}/features/([^/]+)/` },
      { to: `${WEB}/(features|routes)/`, unless: [`${WEB}/features/$1/`] },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^web/\\.react-router/", "\\+types/"] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: ".dependency-cruiser.tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".d.ts"],
    },
  },
};
