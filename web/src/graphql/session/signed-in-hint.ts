/**
 * Cookie with the value `1` while someone is signed in to this browser, and no other content. The server reads it to
 * send the matching header.
 */
const cookie = "signed_in";

/** The lifetime of an unused session. Renewed whenever a page with scripts is opened. */
const secondsKept = 30 * 86_400;

/**
 * Lets the public pages, most of which have no scripts, link to the dashboard: on this page through a mark on <html>,
 * on the next through a cookie. It grants nothing; the session decides what the dashboard shows.
 */
export function hintSignedIn(signedIn: boolean): void {
  document.documentElement.toggleAttribute("data-signed-in", signedIn);
  const rest = `Path=/; SameSite=Lax${window.location.protocol === "https:" ? "; Secure" : ""}`;
  if (signedIn) document.cookie = `${cookie}=1; Max-Age=${secondsKept}; ${rest}`;
  else if (document.cookie.split("; ").includes(`${cookie}=1`)) document.cookie = `${cookie}=; Max-Age=0; ${rest}`;
}
