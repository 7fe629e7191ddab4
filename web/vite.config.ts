import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { transformAsync } from "@babel/core";
import { reactRouter } from "@react-router/dev/vite";
import { minify } from "@swc/core";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { chunks } from "./chunks";
import { fittedTheme, pureTheme } from "./chakra-plugins";
import { persistedDocuments } from "./persisted-documents";

/**
 * Memoises components at build time; those that are rendered once, into files, gain nothing by it. A plugin of our own
 * because the published one needs a newer Node.
 */
const reactCompiler = (): Plugin => ({
  name: "react-compiler",
  applyToEnvironment: ({ name }) => name === "client",
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
 * React Router's package offers its development build only, with checks that only a developer reads. Names for developers'
 * tools would moreover keep components that nobody uses.
 */
const productionRouter = (): Plugin => ({
  name: "production-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  resolveId: {
    filter: { id: /^react-router(\/dom)?$/ },
    async handler(id, importer) {
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
    },
  },
  transform: {
    filter: { id: /node_modules\/react-router\/dist\/production\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = ".*";$/gm, "")
        .replace(/= (React\d*\.forwardRef\()/g, "= /* @__PURE__ */ $1"),
      map: null,
    }),
  },
});

const compressedSize = (code: string) => gzipSync(code, { level: 9 }).length;

/** A second minifier over the first one's work, where that makes a file smaller; of React's own it does not. */
const secondMinifier = (): Plugin => ({
  name: "second-minifier",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const { code } = await minify(chunk.code, {
        module: true,
        ecma: 2022,
        compress: { passes: 3, pure_getters: true },
        mangle: true,
      });
      if (compressedSize(code) < compressedSize(chunk.code)) chunk.code = code;
    }
  },
});

/** Where `npm run dev` finds the API. */
const api = process.env.API_URL ?? "http://localhost:4000";

export default defineConfig({
  plugins: [
    reactCompiler(),
    pureTheme(),
    fittedTheme(),
    productionRouter(),
    persistedDocuments(),
    reactRouter(),
    secondMinifier(),
  ],
  resolve: { alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) } },
  build: {
    // Inlined fonts and pictures would be refused by the content security policy.
    assetsInlineLimit: 0,
    // Importing an error text from the contract must not bring all of its rules along.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          { test: /\/server\/src\/contract\//, sideEffects: false },
          // Emotion imports it for a function that nobody here uses.
          { test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
    },
  },
  environments: {
    client: {
      // rxjs for browsers of this decade.
      resolve: { conditions: ["es2015", ...defaultClientConditions] },
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { "/graphql": { target: api, ws: true }, "/files": api, "/mailbox": api, "/healthz": api, "/readyz": api },
  },
});
