// Names such as --size-0\.5 carry an escape.
const declaration = /(--(?:[\w-]|\\.)+):[^;{}]*;?/g;

/** The custom properties that are read somewhere in `html`. */
const readIn = (html: string) => new Set([...html.matchAll(/var\((--(?:[\w-]|\\.)+)/g)].map(([, name]) => name!));

/**
 * Leaves out of the page's styles every custom property and animation that the page does not use: most of the design
 * system, on a page of text. Only for pages without scripts, where nothing can come to use them later.
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
  // A property may have been read by one that is gone now.
  return readIn(pruned).size < read.size ? pruneStyles(pruned) : pruned;
}
