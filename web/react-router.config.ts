import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { writeDashboardAddresses } from "./dashboard-addresses.js";
import { preloadDashboard } from "./dashboard-preloads.js";
import { precompress } from "./precompress.js";

/**
 * A single-page application whose public pages are prerendered at build time. Every other address is
 * answered with `__spa-fallback.html`, which loads the application in the browser.
 */
export default {
  appDirectory: "src",
  ssr: false,
  prerender: [
    ...[
      "/",
      "/about",
      "/how-it-works",
      "/pricing",
      "/contact",
      "/terms",
      "/privacy",
      "/cookies",
      "/cookie-preferences",
      "/developers",
      "/developers/events",
      "/developers/reference",
    ],
    ...["/login", "/register", "/forgot-password", "/reset-password", "/logout"],
    ...["/verify-email", "/verify-domain", "/invitation", "/join"],
    // The server's answer to every unknown address.
    "/not-found",
  ],
  async buildEnd({ reactRouterConfig: { buildDirectory, routes } }) {
    const folder = path.join(buildDirectory, "client");
    await writeDashboardAddresses(folder, routes);
    await preloadDashboard(folder);
    await precompress(folder);
  },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
