const HOME = "/dashboard";

// A made-up origin reveals every spelling that a browser reads as another host: //, /\, control characters.
const base = "https://same-origin.invalid";

/** The path of an address on this site, with dots resolved; null when it leads elsewhere. */
function pathOf(address: string): string | null {
  try {
    const { origin, pathname, search, hash } = new URL(address, base);
    return origin === base ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

/** Where to go after the login: `next` if it is a path on this site, the dashboard otherwise. */
export function safeNext(next: string | null): string {
  const path = next?.startsWith("/") ? pathOf(next) : null;
  // Resolving "/..//host" leaves "//host", which the router would read as another host.
  return path !== null && pathOf(path) === path ? path : HOME;
}
