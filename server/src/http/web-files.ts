import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** A page of the built web app, kept in memory. */
interface Page {
  html: string;
  etag: string;
}

/** The built web app: its pages by path, and the hashes of their inline scripts for the content security policy. */
export interface WebFiles {
  pages: ReadonlyMap<string, Page>;
  scriptHashes: readonly string[];
}

const fallbackPath = "/__spa-fallback";

const inlineScripts = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Reads every page of the built web app; empty when it has not been built. */
export async function readWebFiles(root: string): Promise<WebFiles> {
  const pages = new Map<string, Page>();
  const hashes = new Set<string>();
  const names = existsSync(root) ? await readdir(root, { recursive: true }) : [];
  for (const name of names.filter((each) => each.endsWith(".html"))) {
    const html = await readFile(path.join(root, name), "utf8");
    const url = `/${name.split(path.sep).join("/")}`.replace(/(\/index)?\.html$/, "") || "/";
    pages.set(url, { html, etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}"` });
    for (const [, script] of html.matchAll(inlineScripts)) hashes.add(`'sha256-${createHash("sha256").update(script!).digest("base64")}'`);
  }
  return { pages, scriptHashes: [...hashes] };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page, status: number) {
  reply.header("cache-control", "no-cache").header("etag", page.etag);
  if (status === 200 && request.headers["if-none-match"] === page.etag) return reply.status(304).send();
  return reply.status(status).type("text/html; charset=utf-8").send(page.html);
}

/**
 * Serves the built web app: hashed assets for a year, pages by path, the dashboard's pages and everything unknown from
 * the fallback page, which renders in the browser. What no route of the web app answers has status 404.
 */
export async function serveWebFiles(app: FastifyInstance, root: string, { pages }: WebFiles): Promise<void> {
  if (existsSync(root)) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: [`**/*.html`],
      setHeaders: (reply, file) => {
        const immutable = file.includes(`${path.sep}assets${path.sep}`);
        reply.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, "http://localhost");
    const readable = request.method === "GET" || request.method === "HEAD";
    const page = pages.get(pathname.replace(/(.)\/+$/, "$1"));
    if (readable && page && pathname !== fallbackPath) return sendPage(request, reply, page, 200);
    const fallback = pages.get(fallbackPath);
    if (readable && fallback && request.headers.accept?.includes("text/html"))
      return sendPage(request, reply, fallback, /^\/dashboard(\/|$)/.test(pathname) ? 200 : 404);
    return reply.status(404).send({ error: "Not found" });
  });
}
