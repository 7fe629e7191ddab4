import type { Config } from "@react-router/dev/config";

/**
 * A single-page application whose public pages are prerendered at build time. Every other address is
 * answered with `__spa-fallback.html`, which loads the application in the browser.
 */
export default {
  appDirectory: "src",
  ssr: false,
  prerender: [
    ...["/", "/about", "/how-it-works", "/pricing", "/terms", "/privacy", "/cookies"],
    ...["/login", "/register", "/forgot-password", "/reset-password", "/verify-email", "/logout"],
  ],
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config;
