import { pruneStyles } from "./prune-styles";

const page = (css: string, body = "") => `<head><style data-emotion="css">${css}</style></head>${body}`;

describe("leaving out what a page's styles do not use", () => {
  it("keeps what is read, directly or through another property, and drops the rest", () => {
    const css = ":root{--a:1px;--b:var(--a);--c:var(--d);--d:2px;--e-0\\.5:url(x)}p{margin:var(--b)}";
    expect(pruneStyles(page(css))).toBe(page(":root{--a:1px;--b:var(--a);}p{margin:var(--b)}"));
  });

  it("keeps what an attribute outside the styles reads", () => {
    const html = page(":root{--line:red;--area:blue}", '<path stroke="var(--line)"/>');
    expect(pruneStyles(html)).toBe(page(":root{--line:red;}", '<path stroke="var(--line)"/>'));
  });

  it("drops animations that nothing runs", () => {
    const spin = "@keyframes spin{0%{rotate:0deg}to{rotate:360deg}}";
    expect(pruneStyles(page(`${spin}p{color:red}`))).toBe(page("p{color:red}"));
    expect(pruneStyles(page(`${spin}p{animation:spin 1s}`))).toBe(page(`${spin}p{animation:spin 1s}`));
  });

  it("leaves texts that only look like styles alone", () => {
    const html = "<p>--not-a-style: 1px; stays</p>";
    expect(pruneStyles(html)).toBe(html);
  });
});
