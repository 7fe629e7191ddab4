/** Unit tests of the server, beside what they test; run as CommonJS, the module system jest mocks and isolates best. */
const { readFileSync } = require("node:fs");
const swc = JSON.parse(readFileSync(`${__dirname}/.swcrc`, "utf8"));

module.exports = {
  displayName: "server",
  rootDir: __dirname,
  testEnvironment: "node",
  testMatch: ["<rootDir>/src/**/*.test.ts"],
  setupFilesAfterEnv: ["<rootDir>/../tests/support/jest-setup.ts"],
  moduleNameMapper: { "^(\\.{1,2}/.*)\\.js$": ["$1.ts", "$1.js"] },
  transform: { "^.+\\.[jt]s$": ["@swc/jest", { ...swc, swcrc: false, module: { type: "commonjs" } }] },
  // Packages that ship ES modules only have to be transformed too.
  transformIgnorePatterns: ["/node_modules/(?!(uuid|cookie)/)"],
};
