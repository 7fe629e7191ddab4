import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.js";
import { landingPagePolicy } from "../graphql/landing-page.js";
import type { WebFiles } from "./web-files.js";

const permissionsPolicy = "camera=(), microphone=(), geolocation=(), payment=()";

/**
 * Headers of every `/graphql` response, and of every JSON response written past the framework: these are never pages,
 * so they allow nothing. They replace the web app's headers, which would add a kilobyte to every response.
 */
export const apiHeaders: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissionsPolicy,
};

const hostedSandbox = "https://studio.apollographql.com";

const strictTransportSecurity = "max-age=31536000; includeSubDomains";
const apiPath = "/graphql";
/** Methods that `/graphql` accepts; OPTIONS is answered before it reaches a route. */
export const apiMethods = ["GET", "HEAD", "POST", "OPTIONS"];

/** Whether a request is for the API: by its route, since an address has several spellings, or by its path. */
const isForApi = ({ routeOptions, url }: FastifyRequest) =>
  routeOptions.url === apiPath || url.split("?")[0] === apiPath;

/** Sets the API's headers on every response at its address: results, errors from any layer, preflights, its page. */
function setApiHeaders(app: FastifyInstance, secure: boolean, sandbox: boolean): void {
  const page = {
    ...apiHeaders,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": landingPagePolicy(sandbox),
    // The Sandbox opens a separate window to log in.
    "cross-origin-opener-policy": "same-origin-allow-popups",
  };
  app.addHook("onSend", async (request, reply) => {
    if (!isForApi(request)) return;
    if (request.method === "OPTIONS") reply.header("allow", apiMethods.join(", "));
    reply.headers(String(reply.getHeader("content-type")).startsWith("text/html") ? page : apiHeaders);
    if (secure) reply.header("strict-transport-security", strictTransportSecurity);
  });
}

/** Content security policy, framing, sniffing, referrer and permissions policies, and CORS. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, "appUrl" | "corsOrigins" | "sandbox">,
  files: WebFiles,
): Promise<void> {
  const secure = config.appUrl.startsWith("https://");
  setApiHeaders(app, secure, config.sandbox);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...files.scriptHashes],
        // Chakra's styles are written at run time.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    crossOriginEmbedderPolicy: false,
  });
  app.addHook("onSend", async (_request, reply) => {
    reply.header("permissions-policy", permissionsPolicy);
  });
  await app.register(cors, {
    origin: [...config.corsOrigins, ...(config.sandbox ? [hostedSandbox] : [])],
    credentials: false,
    // OPTIONS without the headers of a preflight asks which methods there are.
    strictPreflight: false,
    methods: ["GET", "POST", "DELETE"],
    exposedHeaders: ["RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id"],
    maxAge: 600,
  });
}
