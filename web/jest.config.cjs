const bundledLibraries = require("./test-support/libraries.cjs");

/** Component tests of the web app in jsdom, beside the code they test. */
module.exports = async () => ({
  displayName: "web",
  rootDir: __dirname,
  testEnvironment: "<rootDir>/test-support/jsdom-environment.cjs",
  testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
  setupFilesAfterEnv: ["<rootDir>/test-support/setup.ts"],
  moduleNameMapper: {
    ...(await bundledLibraries()),
    "^~/(.*)$": "<rootDir>/src/$1",
    "^@quadwork/server/contract$": "<rootDir>/../server/src/contract/index.ts",
    "\\.(css|woff2?|svg|png|jpe?g|webp)(\\?.*)?$": "<rootDir>/test-support/file.cjs",
    "^(\\.{1,2}/.*)\\.js$": ["$1.ts", "$1.js"],
  },
  transform: {
    "^.+\\.[jt]sx?$": [
      "@swc/jest",
      {
        swcrc: false,
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
        module: { type: "commonjs" },
      },
    ],
  },
});
