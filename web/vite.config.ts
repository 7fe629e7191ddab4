import { fileURLToPath } from "node:url";
import { transformAsync } from "@babel/core";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Memoises components at build time. A plugin of our own because the published one needs a newer Node. */
const reactCompiler = (): Plugin => ({
  name: "react-compiler",
  enforce: "pre",
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx$/ },
    async handler(code, id) {
      const result = await transformAsync(code, {
        filename: id,
        configFile: false,
        babelrc: false,
        sourceMaps: true,
        parserOpts: { plugins: ["typescript", "jsx"] },
        plugins: [["babel-plugin-react-compiler", {}]],
      });
      return result?.code ? { code: result.code, map: result.map ? JSON.stringify(result.map) : null } : null;
    },
  },
});

/**
 * Chakra's theme is made by calls at the top of its modules, which a bundler must keep as long as it cannot tell that they
 * only build an object. Told so, it leaves out the recipes and anatomies that nobody asks for.
 */
const pureTheme = (): Plugin => ({
  name: "pure-theme",
  transform: {
    filter: { id: /node_modules\/(@chakra-ui\/react\/dist\/esm\/(theme\/|anatomy\.js)|@ark-ui\/.*anatomy\.js|@zag-js\/.*anatomy\.mjs)/ },
    handler: (code) => ({ code: code.replace(/ = ((?:define\w+(?:\.\w+)?|createAnatomy|\w*[aA]natomy\.\w+)\()/g, " = /* @__PURE__ */ $1"), map: null }),
  },
});

/** Where `npm run dev` finds the API. */
const api = process.env.API_URL ?? "http://localhost:4000";

/** Modules that every page with scripts loads. */
const everywhere = new RegExp(
  [
    "node_modules/(react|react-is|react-router|scheduler|stylis|@emotion|@pandacss)/",
    "node_modules/react-dom/(index|cjs/react-dom\\.)",
    "node_modules/@chakra-ui/react/dist/esm/(styled-system|utils)/",
    "node_modules/@chakra-ui/react/dist/esm/(anatomy|create-context|merge-props|merge-refs|preset-base)\\.js",
    "@chakra-ui/react/dist/esm/components/(absolute-center|box|button|center|container|flex|grid|heading|icon|link|loader|span|spinner|stack|text)/",
    "node_modules/lucide-react/dist/esm/(createLucideIcon|Icon|context|shared/)",
    "web/src/(graphql/session/|graphql/(errors|request|api-path)\\.ts|components/toaster\\.tsx|theme/(palette|QuadworkMark)\\.tsx?|texts/(errors|account-toasts|content)\\.ts)",
    "server/src/contract/(enums|error-codes|limits|links)\\.ts",
    "rolldown/runtime|vite/preload-helper",
  ].join("|"),
);

export default defineConfig({
  plugins: [reactCompiler(), pureTheme(), reactRouter()],
  resolve: { alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) } },
  build: {
    // Inlined fonts and pictures would be refused by the content security policy.
    assetsInlineLimit: 0,
    // Importing an error text from the contract must not bring all of its rules along.
    rolldownOptions: { treeshake: {
        moduleSideEffects: [
          { test: /\/server\/src\/contract\//, sideEffects: false },
          // Emotion imports it for a function that nobody here uses.
          { test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What every page needs in one file: the bundler would make dozens of them, and each costs a request, its own
          // imports and exports, a line in the manifest, and what compression would have found in common.
          output: { codeSplitting: { groups: [{ name: "core", test: everywhere, minShareCount: 2 }] } },
        },
      },
    },
  },
  server: { port: 5173, proxy: { "/graphql": { target: api, ws: true }, "/files": api, "/mailbox": api, "/healthz": api, "/readyz": api } },
});
