const HOME = "/dashboard";

// A made-up origin finds every spelling that a browser would read as another host: //, /\, control characters.
const base = "https://same-origin.invalid";

/** The path that an address on this site leads to, its dots resolved; null when it leads elsewhere. */
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
  // Resolving "/..//host" leaves "//host", which is another host when it is read once more, as the router will.
  return path !== null && pathOf(path) === path ? path : HOME;
}
