// Names such as --size-0\.5 contain an escape.
const declaration = /(--(?:[\w-]|\\.)+):[^;{}]*;?/g;

/** The custom properties that `html` reads anywhere. */
const readIn = (html: string) => new Set([...html.matchAll(/var\((--(?:[\w-]|\\.)+)/g)].map(([, name]) => name!));

/**
 * Removes every custom property and animation that the page does not use from its styles: on a content page, most of
 * the design system. Only for pages without scripts, where nothing can use them later.
 */
export function pruneStyles(html: string): string {
  const read = readIn(html);
  const pruned = html.replace(/<style[^>]*>[\s\S]*?<\/style>/g, (style) =>
    style
      .replace(declaration, (text, name: string) => (read.has(name) ? text : ""))
      .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (text, name: string) =>
        new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(html) ? text : "",
      ),
  );
  // A property may only have been read by one that is now removed.
  return readIn(pruned).size < read.size ? pruneStyles(pruned) : pruned;
}
