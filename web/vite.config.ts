import { fileURLToPath } from "node:url";
import { transformAsync } from "@babel/core";
import { reactRouter } from "@react-router/dev/vite";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { checkedChunks, chunks } from "./chunks";
import { productionRouter, pureTheme } from "./library-plugins";
import { persistedDocuments } from "./persisted-documents";

/**
 * Memoizes components at build time, except those that are only rendered to files, which gain nothing. Our own plugin
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

/** The API's address for `npm run dev`. */
const api = process.env.API_URL ?? "http://localhost:4000";

export default defineConfig({
  plugins: [reactCompiler(), pureTheme(), productionRouter(), persistedDocuments(), reactRouter(), checkedChunks()],
  resolve: { alias: { "~": fileURLToPath(new URL("./src", import.meta.url)) } },
  build: {
    // The content security policy would block inlined fonts and pictures.
    assetsInlineLimit: 0,
    // Importing an error text from the contract must not include all of its rules.
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          { test: /\/server\/src\/contract\//, sideEffects: false },
          // Emotion imports it for a function that is not used here.
          { test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
    },
  },
  environments: {
    client: {
      // rxjs for modern browsers.
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
