import cors from "@fastify/cors";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.js";
import type { WebFiles } from "./web-files.js";

const hostedSandbox = "https://studio.apollographql.com";

/** Content security policy, framing, sniffing, referrer and permissions policies, and who may call from other origins. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  config: Pick<Config, "appUrl" | "corsOrigins" | "sandbox">,
  files: WebFiles,
): Promise<void> {
  const secure = config.appUrl.startsWith("https://");
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
    reply.header("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()");
  });
  await app.register(cors, {
    origin: [...config.corsOrigins, ...(config.sandbox ? [hostedSandbox] : [])],
    credentials: false,
    methods: ["GET", "POST", "DELETE"],
    exposedHeaders: ["RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id"],
    maxAge: 600,
  });
}
