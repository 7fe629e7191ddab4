import { useContext, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type LinksFunction } from "react-router";
import { ChakraProvider } from "@chakra-ui/react";
import "@fontsource-variable/bricolage-grotesque/wght.css";
import "@fontsource-variable/figtree/wght.css";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import "./theme/fonts.css";
import { AuthProvider } from "~/graphql/session";
import { PageLoading } from "./components/PageLoading";
import { EndErrors, Toaster } from "./components/toaster";
import { colourSchemeScript } from "./theme/colour-scheme-choice";
import { ScriptFreeContext } from "./theme/script-free";
import { system } from "./theme/system";

export { NotFoundPage as ErrorBoundary } from "./features/site/components/NotFoundPage";

export const links: LinksFunction = () => [
  { rel: "preload", href: figtree, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export function Layout({ children }: { children: ReactNode }) {
  const scriptFree = useContext(ScriptFreeContext);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121417" media="(prefers-color-scheme: dark)" />
        {scriptFree ? null : <script dangerouslySetInnerHTML={{ __html: colourSchemeScript }} />}
        <Meta />
        <Links />
      </head>
      <body>
        <ChakraProvider value={system}>{children}</ChakraProvider>
        {scriptFree ? null : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <AuthProvider>
      <Outlet />
      <Toaster />
      <EndErrors />
    </AuthProvider>
  );
}

/** Shown by the SPA fallback, the initial page of the dashboard, until the page's code has loaded. */
export function HydrateFallback() {
  return <PageLoading />;
}
