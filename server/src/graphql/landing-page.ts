import { createHash } from "node:crypto";
import type { ApolloServerPlugin } from "@apollo/server";

const sandboxScript =
  "https://embeddable-sandbox.cdn.apollographql.com/_latest/embeddable-sandbox.umd.production.min.js";
const sandboxFrame = "https://sandbox.embed.apollographql.com";

/** Starts the embedded Sandbox once its script has loaded; offline, only the page above it is shown. */
const startSandbox = `addEventListener("load", () => {
  if (window.EmbeddedSandbox) new window.EmbeddedSandbox({ target: "#sandbox", initialEndpoint: location.origin + "/graphql", includeCookies: false });
});`;

const style = `
  :root { color-scheme: light dark }
  body { margin: 0; background: #FBFAF7; color: #17181C; font: 16px/1.55 Figtree, "Helvetica Neue", Arial, sans-serif }
  a { color: #0B5A41 }
  main { max-width: 760px; margin: 0 auto; padding: 32px 16px }
  pre { padding: 16px; border: 1px solid #E4E2DB; border-radius: 12px; background: #FFF; overflow-x: auto; font-size: 14px }
  #sandbox, #sandbox iframe { width: 100%; height: 88vh; border: 0 } #sandbox:empty { display: none }
  @media (prefers-color-scheme: dark) { body { background: #121417; color: #ECEDEA } a { color: #7FDDB8 } pre { background: #181B1F; border-color: #2A2E34 } }`;

const page = (appUrl: string, sandbox: boolean) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Quadwork GraphQL API</title><style>${style}</style></head>
<body>
<main>
<h1>Quadwork GraphQL API</h1>
<p>Send queries to this address by POST, with a personal access token from the card “API access” on <a href="/dashboard/profile">your profile</a>:</p>
<pre tabindex="0">curl ${appUrl}/graphql -H 'Content-Type: application/json' -H "Authorization: Bearer $QUADWORK_TOKEN" -d '{
  "query": "{ projects(first: 5) { totalCount nodes { id title status } } }" }'</pre>
<p>The <a href="/developers">guide for developers</a> goes on from here, and the <a href="/developers/reference">schema reference</a> describes every type and field. Introspection answers too${sandbox ? ", or explore it in Apollo Sandbox below" : ""}.</p>
</main>
${sandbox ? `<div id="sandbox"></div><script src="${sandboxScript}"></script><script>${startSandbox}</script>` : ""}
</body>
</html>
`;

/** The page that `GET /graphql` shows in a browser: how to call the API, and the embedded Apollo Sandbox if enabled. */
export const landingPage = (config: { appUrl: string; sandbox: boolean }): ApolloServerPlugin => ({
  async serverWillStart() {
    return { renderLandingPage: async () => ({ html: async () => page(config.appUrl, config.sandbox) }) };
  },
});

const sandboxSources = [
  `script-src ${new URL(sandboxScript).origin} 'sha256-${createHash("sha256").update(startSandbox).digest("base64")}'`,
  `frame-src ${sandboxFrame}`,
  "connect-src 'self'",
];

/** The page's content security policy: it may load the Sandbox if enabled, and nothing else. */
export const landingPagePolicy = (sandbox: boolean): string =>
  [
    "default-src 'none'",
    ...(sandbox ? sandboxSources : []),
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
