import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.js";
import { persistedDocumentsFile } from "../graphql/persisted-queries.js";
import { AppError } from "../platform/app-error.js";
import { calendarIn } from "../platform/clock.js";
import { BadRequest } from "./http-refusal.js";
import { WebPage } from "./web-page.js";

/** The built web app: its pages by path, and the hashes of their inline scripts for the content security policy. */
export interface WebFiles {
  pages: ReadonlyMap<string, WebPage>;
  /** Whether an address below /dashboard leads to one of its screens. */
  isScreen: (pathname: string) => boolean;
  scriptHashes: readonly string[];
}

/** Page that renders dashboard screens in the browser. */
const fallbackPath = "/__spa-fallback";
/** Page for unknown addresses. */
const notFoundPath = "/not-found";
/** Files of the build without a public address. */
const internalPaths = new Set([fallbackPath, notFoundPath]);

/** Written by the web's build: the addresses below /dashboard, such as `/dashboard/teams/:id`. */
const dashboardAddressesFile = "dashboard-addresses.json";

async function readDashboard(root: string): Promise<WebFiles["isScreen"]> {
  const file = path.join(root, dashboardAddressesFile);
  if (!existsSync(file)) return () => true;
  const addresses = JSON.parse(await readFile(file, "utf8")) as string[];
  const patterns = addresses.map((address) => new RegExp(`^${address.replaceAll(/:\w+/g, "[^/]+")}/*$`));
  return (pathname) => patterns.some((pattern) => pattern.test(pathname));
}

/**
 * Reads every page of the built web app; empty if it has not been built. `config.appUrl` is read when a page is first
 * sent.
 */
export async function readWebFiles(
  root: string,
  config: Pick<Config, "appUrl" | "timeZone" | "grievance">,
): Promise<WebFiles> {
  const today = calendarIn(config.timeZone);
  const pages = new Map<string, WebPage>();
  const names = existsSync(root) ? await readdir(root, { recursive: true }) : [];
  for (const name of names.filter((each) => each.endsWith(".html"))) {
    const url = `/${name.split(path.sep).join("/")}`.replace(/(\/index)?\.html$/, "") || "/";
    pages.set(
      url,
      new WebPage(
        await readFile(path.join(root, name), "utf8"),
        () => config.appUrl,
        () => today().slice(0, 4),
        config.grievance,
      ),
    );
  }
  const isScreen = await readDashboard(root);
  return { pages, isScreen, scriptHashes: [...new Set([...pages.values()].flatMap((page) => page.scriptHashes))] };
}

/** `/robots.txt` and `/sitemap.xml`, with the addresses of this installation. */
function serveSearchEngines(app: FastifyInstance, pages: WebFiles["pages"], config: Pick<Config, "appUrl">): void {
  const address = (pathname: string) => config.appUrl.replace(/\/+$/, "") + pathname;
  const listed = [...pages]
    .filter(([pathname, page]) => !internalPaths.has(pathname) && page.listed)
    .map(([pathname]) => pathname);
  app.get("/robots.txt", (_request, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(
        `User-agent: *\nDisallow: /dashboard\nDisallow: /graphql\nDisallow: /logout\n\nSitemap: ${address("/sitemap.xml")}\n`,
      ),
  );
  app.get("/sitemap.xml", (_request, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${listed
          .sort()
          .map((pathname) => `  <url><loc>${address(pathname)}</loc></url>\n`)
          .join("")}</urlset>\n`,
      ),
  );
}

/** Every file except the pages, unchanged, with its compressed forms next to it. */
async function serveAssets(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ["**/*.{html,br,gz}", persistedDocumentsFile, dashboardAddressesFile],
    setHeaders: (reply, file) => {
      const immutable = file.includes(`${path.sep}assets${path.sep}`);
      reply.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    },
  });
}

const isRead = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

/**
 * Serves the built web app: hashed assets cached for a year, pages by path (redirecting trailing slashes), the
 * dashboard from the fallback page, which renders in the browser. Everything else is 404; browsers get the designed
 * page, and below /dashboard the dashboard's own.
 */
export async function serveWebFiles(
  app: FastifyInstance,
  root: string,
  { pages, isScreen }: WebFiles,
  config: Pick<Config, "appUrl">,
): Promise<void> {
  const files = new Set<string>();
  await app.register(async (served) => {
    served.addHook("onRoute", ({ url }) => void files.add(url));
    serveSearchEngines(served, pages, config);
    if (existsSync(root)) await serveAssets(served, root);
  });
  const pageAt = (address: string) => (internalPaths.has(address) ? undefined : pages.get(address));
  const isDashboard = (address: string) => /^\/dashboard(\/|$)/.test(address);
  const leadsTo = ({ url }: FastifyRequest) => {
    const [pathname, query] = url.split(/\?(.*)/s, 2) as [string, string | undefined];
    return { pathname, query, address: pathname.replace(/(.)\/+$/, "$1") };
  };

  // Before the framework looks at a body, which nothing here would read.
  app.addHook("onRequest", async (request, reply) => {
    if (!request.is404 || isRead(request)) return;
    const { pathname, address } = leadsTo(request);
    const isThere = files.has(pathname) || pageAt(address) || (isDashboard(address) && isScreen(address));
    if (!isThere) throw new AppError("NOT_FOUND");
    reply.header("allow", "GET, HEAD");
    throw new BadRequest(405, `Ask for this address by GET, not by ${request.method}.`);
  });
  app.setNotFoundHandler((request, reply) => {
    const { pathname, query, address } = leadsTo(request);
    const page = pageAt(address);
    if (page && address !== pathname) return reply.redirect(query ? `${address}?${query}` : address, 308);
    if (page) return page.send(request, reply, 200);
    const dashboard = isDashboard(pathname);
    const fallback = pages.get(dashboard ? fallbackPath : notFoundPath);
    const status = dashboard && isScreen(pathname) ? 200 : 404;
    if (fallback && request.headers.accept?.includes("text/html")) return fallback.send(request, reply, status);
    throw new AppError("NOT_FOUND");
  });
}
