import js from "@eslint/js";
import graphql from "@graphql-eslint/eslint-plugin";
import stylistic from "@stylistic/eslint-plugin";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import globals from "globals";
import typescript from "typescript-eslint";

/** Longest file anybody should have to read; comments and empty lines do not count. */
const MAXIMUM_LINES = 350;

/** Everything but the schema. */
const scripts = ["**/*.{ts,tsx,js,cjs,mjs}"];

export default defineConfig(
  {
    ignores: [
      "**/node_modules/",
      "**/dist/",
      "**/build/",
      "**/.react-router/",
      "**/coverage/",
      "**/*.generated.ts",
      "test-results/",
      ".data/",
    ],
  },
  // The schema that partners read.
  {
    files: ["schema.graphql"],
    plugins: { "@graphql-eslint": graphql },
    languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: "./schema.graphql" } } },
    rules: {
      ...graphql.configs["flat/schema-recommended"].rules,
      "@graphql-eslint/require-description": [
        "error",
        {
          types: true,
          DirectiveDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      // `clubName` and `teamLead` are the specification's names.
      "@graphql-eslint/no-typename-prefix": "off",
      // What is no row of its own has no id.
      "@graphql-eslint/strict-id-in-types": [
        "error",
        {
          exceptions: {
            suffixes: ["Connection", "Edge", "Preview", "Receipt"],
            types: [
              "CreatedAccessToken",
              "CreatedCalendarFeed",
              "DomainConfirmation",
              "OperatorDay",
              "PageInfo",
              "PersonalData",
              "RecoveryCodes",
              "RosterRow",
              "Session",
              "TermsAcceptance",
              "WebhookSecret",
            ],
          },
        },
      ],
    },
  },
  { files: scripts, extends: [js.configs.recommended, ...typescript.configs.recommended] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: scripts,
    plugins: { "@stylistic": stylistic },
    rules: {
      "max-lines": ["error", { max: MAXIMUM_LINES, skipBlankLines: true, skipComments: true }],
      // Prettier lays out code; this holds what it leaves alone. A template is as wide as what it is a template of.
      "@stylistic/max-len": [
        "error",
        { code: 120, ignoreTemplateLiterals: true, ignoreRegExpLiterals: true, ignorePattern: '[{]" "[}]$' },
      ],
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
    },
  },
  // Decorators need the classes at run time, which this rule cannot know.
  { files: ["server/src/**/*.ts"], rules: { "@typescript-eslint/consistent-type-imports": "off" } },
  { files: ["web/**/*.{ts,tsx}"], ...reactHooks.configs.flat["recommended-latest"] },
  { files: ["web/src/**/*.{ts,tsx}"], languageOptions: { globals: globals.browser } },
  // Data is as long as what it describes.
  {
    files: ["server/src/database/{demo-world,reference-data}/**/*.ts"],
    rules: { "max-lines": "off", "@stylistic/max-len": "off" },
  },
  // CommonJS is what jest, dependency-cruiser and the code generator read.
  {
    files: ["**/*.{js,cjs,mjs}"],
    languageOptions: { globals: globals.node },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  // Sent to browsers as it stands.
  { files: ["web/src/**/*.js"], languageOptions: { globals: globals.browser } },
);
