/** jsdom lacks some web interfaces that React Router, Apollo Client and Chakra use; Node has them. */
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
    // jsdom's own AbortSignal is refused by Node's fetch.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
};
