/**
 * Says `1` in a browser in which somebody is signed in, and nothing else. The server reads it to send the fitting
 * header.
 */
const cookie = "signed_in";

/** As long as a session that nobody uses. Renewed whenever a page with scripts is opened. */
const secondsKept = 30 * 86_400;

/**
 * Lets the public pages, most of which come without scripts, show the way to the dashboard: at once by a mark on
 * <html>, on the next page by a cookie. It grants nothing; what the pages behind it show is decided by the session.
 */
export function hintSignedIn(signedIn: boolean): void {
  document.documentElement.toggleAttribute("data-signed-in", signedIn);
  const rest = `Path=/; SameSite=Lax${window.location.protocol === "https:" ? "; Secure" : ""}`;
  if (signedIn) document.cookie = `${cookie}=1; Max-Age=${secondsKept}; ${rest}`;
  else if (document.cookie.split("; ").includes(`${cookie}=1`)) document.cookie = `${cookie}=; Max-Age=0; ${rest}`;
}
