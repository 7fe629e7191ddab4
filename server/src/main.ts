import "reflect-metadata";
import { start } from "./process.js";
import { ConfigurationError } from "./config.js";

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
}
