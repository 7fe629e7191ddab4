/**
 * Runs at build time only, to prerender. Collects emotion's styles into one <style> in <head>.
 * The whole stream is awaited (`prerenderToNodeStream`): React Router sends its hydration data through
 * Suspense, which `renderToString` would cut off.
 */
import { text } from "node:stream/consumers";
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { prerenderToNodeStream } from "react-dom/static";
import { ServerRouter, type EntryContext } from "react-router";
import { pruneStyles } from "./prune-styles";
import { ScriptFreeContext } from "./theme/script-free";

/** A page whose deepest route says `handle = { static: true }`. Never the SPA fallback, which renders "/". */
function isScriptFree(request: Request, context: EntryContext): boolean {
  if (!import.meta.env.PROD || context.isSpaMode || request.headers.get("X-React-Router-SPA-Mode") === "yes")
    return false;
  return context.staticHandlerContext.matches.some(({ route }) => {
    const handle = context.routeModules[route.id]?.handle as { static?: boolean } | undefined;
    return handle?.static === true;
  });
}

export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  const cache = createCache({ key: "css" });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const scriptFree = isScriptFree(request, context);
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <ScriptFreeContext value={scriptFree}>
        <ServerRouter context={context} url={request.url} />
      </ScriptFreeContext>
    </CacheProvider>,
  );
  const html = await text(prelude);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = html.replace("</head>", () => `${styles}</head>`);
  return new Response(scriptFree ? pruneStyles(page) : page, { status, headers });
}
