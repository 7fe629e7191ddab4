import { renderMail } from "./mail-body.js";

const appUrl = "https://quadwork.example";

it("says the same in text and HTML", () => {
  const { text, html } = renderMail(
    {
      heading: "A heading",
      paragraphs: ["First.", "Second."],
      action: { label: "Do it", url: `${appUrl}/do?token=abc` },
      footnotes: ["Small print."],
    },
    appUrl,
  );
  for (const part of [text, html])
    for (const words of ["First.", "Second.", "Do it", `${appUrl}/do?token=abc`, "Small print."])
      expect(part).toContain(words);
  expect(html).toContain(`href="${appUrl}/do?token=abc"`);
  expect(text).toContain("Connect students with startups for real-world projects");
});

it("lets nothing that people wrote become HTML", () => {
  const hostile = `<img src=x onerror="alert('1')">&`;
  const { text, html } = renderMail(
    {
      heading: hostile,
      paragraphs: [hostile],
      action: { label: hostile, url: `${appUrl}/"><b>` },
      footnotes: [hostile],
    },
    appUrl,
  );
  expect(html).not.toMatch(/<img|<b>/);
  expect(html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;");
  expect(text).toContain(hostile);
});
