import type { CodegenConfig } from "@graphql-codegen/cli";

/**
 * Generates `X.generated.ts` next to each of the web app's .graphql files, from them and schema.graphql: types, typed
 * documents and hooks. It only reads files, so it works offline: `npx graphql-codegen --config codegen.ts`.
 */
const scalars = { DateTime: "string", Date: "string", ID: "string" };
const shared = { scalars, strictScalars: true, useTypeImports: true, enumType: "string-literal" } as const;

const config: CodegenConfig = {
  schema: "schema.graphql",
  documents: ["web/src/**/*.graphql"],
  generates: {
    "web/src/graphql/types.generated.ts": {
      plugins: ["typescript"],
      config: { ...shared, enumsAsTypes: true, skipTypename: true },
    },
    "web/src/": {
      preset: "near-operation-file",
      presetConfig: {
        extension: ".generated.ts",
        baseTypesPath: "graphql/types.generated.ts",
        importTypesNamespace: "Types",
      },
      plugins: ["typescript-operations", "typed-document-node", "./web/codegen-hooks-plugin.cjs"],
      config: {
        ...shared,
        documentMode: "documentNode",
        optimizeDocumentNode: true,
        importSchemaTypesFrom: "web/src/graphql/types.generated.ts",
      },
    },
  },
};

export default config;
