/** User text on one line: a break in a header would start another header, one in a paragraph another paragraph. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Control}\u2028\u2029]+/gu, " ").trim();

/** A link to follow, for example "Log in". */
export interface MailAction {
  label: string;
  url: string;
}

/** The content of a mail; {@link renderMail} makes its text and HTML parts from it. */
export interface MailBody {
  /** The heading in the HTML part. */
  heading: string;
  paragraphs: string[];
  /** A person's words, set apart to show that the product did not write them. */
  quote?: string;
  /**
   * The one action for the reader: a button, and the plain address in the text part. Several where the reader has to
   * choose one.
   */
  action?: MailAction | MailAction[];
  /** Small print below the rest. */
  footnotes?: string[];
}

/** Escapes a text for HTML, attributes included. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

const tagline = "Connect students with startups for real-world projects";

// Colours of the light theme. Mail programs support no custom properties and few selectors, so every element carries
// its style.
const paper = "#FBFAF7";
const ink = "#17181C";
const muted = "#5B5F6B";
const green = "#0F6B4F";
const line = "#E4E2DB";
const font = "font-family:Figtree,'Helvetica Neue',Arial,sans-serif";

const words = `${font};font-size:16px;line-height:1.55;color:${ink};word-break:break-word`;

const paragraph = (text: string) => `<p style="margin:0 0 16px;${words}">${escapeHtml(text)}</p>`;

const quotation = (text: string) =>
  `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${line};${words};white-space:pre-line">${escapeHtml(text)}</blockquote>`;

const footnote = (text: string) =>
  `<p style="margin:0 0 8px;${font};font-size:13px;line-height:1.5;color:${muted};word-break:break-word">${escapeHtml(text)}</p>`;

const button = ({ label, url }: MailAction) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${green};color:#FFFFFF;${font};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;

/** Asks mail programs to make no links of text: people's names may look like a domain. Links of the mail stay. */
const unlinkedText = '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">';

/** Both parts of a mail in the product's one template. `appUrl` is the product's public address. */
export function renderMail(body: MailBody, appUrl: string): { text: string; html: string } {
  const { quote = "" } = body;
  const actions = [body.action ?? []].flat();
  const [heading = "", ...paragraphs] = [body.heading, ...body.paragraphs].map(oneLine);
  const footnotes = (body.footnotes ?? []).map(oneLine);
  const text = [
    ...paragraphs,
    ...(quote
      ? [
          quote
            .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
            .map((each) => `> ${each}`.trimEnd())
            .join("\n"),
        ]
      : []),
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
    ...footnotes,
    `--\nQuadwork: ${tagline}\n${appUrl}`,
  ].join("\n\n");
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${unlinkedText}<title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:32px 16px;background:${paper}">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;${font};font-size:20px;font-weight:700;color:${green}">Quadwork</p>
<div style="padding:32px;border:1px solid ${line};border-radius:12px;background:#FFFFFF">
<h1 style="margin:0 0 16px;${font};font-size:24px;line-height:1.3;color:${ink}">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join("\n")}
${quote ? quotation(quote) : ""}
${actions.map((each) => `${button(each)}\n${footnote(`If the button does not work, open this address: ${each.url}`)}`).join("\n")}
${footnotes.map(footnote).join("\n")}
</div>
<p style="margin:16px 0 0;${font};font-size:13px;color:${muted}">${tagline}. <a href="${escapeHtml(appUrl)}" style="color:${green}">${escapeHtml(new URL(appUrl).host)}</a></p>
</div>
</body>
</html>
`;
  return { text, html };
}
