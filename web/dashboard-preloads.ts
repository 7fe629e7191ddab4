import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** The part of React Router's manifest that is read here. */
interface Manifest {
  routes: Record<string, { module: string; imports?: string[] } | undefined>;
}

const LAYOUT = "routes/dashboard/layout";
/** The page that the server sends for every address below /dashboard. */
const PAGE = "__spa-fallback.html";

/**
 * Adds preload links to the head of the dashboard's page for the modules that every dashboard screen loads. Otherwise
 * the browser would discover them only once the application runs, leaving a slow phone's network idle until then.
 */
export async function preloadDashboard(folder: string): Promise<void> {
  const assets = path.join(folder, "assets");
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error(`${assets} has no manifest of the routes.`);
  const script = await readFile(path.join(assets, name), "utf8");
  const manifest = JSON.parse(script.slice(script.indexOf("{"), script.lastIndexOf("}") + 1)) as Manifest;
  const layout = manifest.routes[LAYOUT];
  if (!layout) throw new Error(`The manifest names no route ${LAYOUT}.`);

  const file = path.join(folder, PAGE);
  const page = await readFile(file, "utf8");
  const links = [layout.module, ...(layout.imports ?? [])]
    .filter((href) => !page.includes(`href="${href}"`))
    .map((href) => `<link rel="modulepreload" href="${href}"/>`);
  await writeFile(file, page.replace("</head>", `${links.join("")}</head>`));
}
