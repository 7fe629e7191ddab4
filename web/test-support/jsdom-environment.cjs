/** Adds web APIs from Node that jsdom lacks but React Router, Apollo Client and Chakra use. */
const { TestEnvironment } = require("jest-environment-jsdom");

const FROM_NODE = [
  "TextEncoder",
  "TextDecoder",
  "fetch",
  "Request",
  "Response",
  "Headers",
  "ReadableStream",
  "WritableStream",
  "TransformStream",
  "structuredClone",
  "BroadcastChannel",
  "CompressionStream",
  "DecompressionStream",
];

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] ??= globalThis[name];
    // Node's fetch rejects jsdom's own AbortSignal.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
};
