const HOME = "/dashboard";

/** Where to go after the login: `next` if it is a path on this site, the dashboard otherwise. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith("/")) return HOME;
  // A made-up origin finds every spelling that a browser would read as another host: //, /\, control characters.
  const base = "https://same-origin.invalid";
  try {
    const url = new URL(next, base);
    return url.origin === base ? url.pathname + url.search + url.hash : HOME;
  } catch {
    return HOME;
  }
}
