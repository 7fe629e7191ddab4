import { pruneStyles } from "./prune-styles";

const page = (css: string, body = "") => `<head><style data-emotion="css">${css}</style></head>${body}`;

describe("removing unused styles from a page", () => {
  it("keeps properties that are read, directly or through another one, and drops the rest", () => {
    const css = ":root{--a:1px;--b:var(--a);--c:var(--d);--d:2px;--e-0\\.5:url(x)}p{margin:var(--b)}";
    expect(pruneStyles(page(css))).toBe(page(":root{--a:1px;--b:var(--a);}p{margin:var(--b)}"));
  });

  it("keeps properties that an attribute outside the styles reads", () => {
    const html = page(":root{--line:red;--area:blue}", '<path stroke="var(--line)"/>');
    expect(pruneStyles(html)).toBe(page(":root{--line:red;}", '<path stroke="var(--line)"/>'));
  });

  it("drops unused animations", () => {
    const spin = "@keyframes spin{0%{rotate:0deg}to{rotate:360deg}}";
    expect(pruneStyles(page(`${spin}p{color:red}`))).toBe(page("p{color:red}"));
    expect(pruneStyles(page(`${spin}p{animation:spin 1s}`))).toBe(page(`${spin}p{animation:spin 1s}`));
  });

  it("does not touch text that only looks like styles", () => {
    const html = "<p>--not-a-style: 1px; stays</p>";
    expect(pruneStyles(html)).toBe(html);
  });
});
