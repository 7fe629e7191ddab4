/**
 * All jest tests: unit tests of the server, components of the web, the API over HTTP, and failures.
 * `npm test` builds first; `npx jest --selectProjects server` and the like run one kind.
 */
const tests = (name) => ({
  displayName: name,
  rootDir: __dirname,
  testEnvironment: "<rootDir>/tests/support/test-environment.ts",
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  globalSetup: "<rootDir>/tests/support/jest-global-setup.ts",
  globalTeardown: "<rootDir>/tests/support/jest-global-teardown.ts",
  setupFilesAfterEnv: ["<rootDir>/tests/support/jest-setup.ts"],
  moduleNameMapper: {
    "^@quadwork/server/contract$": "<rootDir>/server/src/contract/index.ts",
    "^(\\.{1,2}/.*)\\.js$": ["$1.ts", "$1.js"],
  },
  transform: {
    "^.+\\.ts$": [
      "@swc/jest",
      // Dynamic imports stay as they are: they load the built server, which is ES modules.
      {
        swcrc: false,
        jsc: { parser: { syntax: "typescript" }, target: "es2022" },
        module: { type: "commonjs", ignoreDynamic: true },
      },
    ],
  },
});

module.exports = {
  maxWorkers: 2,
  projects: ["<rootDir>/server", "<rootDir>/web", tests("api"), tests("faults")],
};
