/** What the bundler is told about libraries. None of it changes what a library does, only how much of it is sent. */
import type { Plugin } from "vite";

/**
 * The patterns that a plugin looks for in a library. A new version of the library may be written in another way: then
 * the build fails and names the pattern, instead of sending more without a word.
 */
function expected<Name extends string>(plugin: string, patterns: Record<Name, RegExp>) {
  const unseen = new Set<Name>(Object.keys(patterns) as Name[]);
  return {
    /** Notes that the pattern matches, and replaces each match. */
    replace(name: Name, text: string, replacement: string): string {
      const replaced = text.replace(patterns[name], replacement);
      if (replaced !== text) unseen.delete(name);
      return replaced;
    },
    /** @throws an error that names the patterns that matched nothing. */
    check() {
      if (unseen.size === 0) return;
      const listed = [...unseen].map((name) => `  ${name}: ${patterns[name]}`).join("\n");
      throw new Error(`${plugin}: nothing in the library matches any more\n${listed}`);
    },
  };
}

const chakraTheme = /node_modules\/@chakra-ui\/react\/dist\/esm\/(theme\/|anatomy\.js)/;
const arkAnatomy = /node_modules\/@ark-ui\/.*anatomy\.js/;
const zagAnatomy = /node_modules\/@zag-js\/.*anatomy\.mjs/;

/**
 * Chakra's theme is made by calls at the top of its modules, which a bundler must keep as long as it cannot tell that
 * they only build an object. Told so, it leaves out the recipes and anatomies that nobody asks for.
 */
export function pureTheme(): Plugin {
  const definition = / = ((?:define\w+(?:\.\w+)?|createAnatomy|\w*[aA]natomy\.\w+)\()/g;
  const sources = { chakraTheme, arkAnatomy, zagAnatomy };
  const { replace, check } = expected("pure-theme", {
    chakraTheme: definition,
    arkAnatomy: definition,
    zagAnatomy: definition,
  });
  const names = Object.keys(sources) as (keyof typeof sources)[];
  return {
    name: "pure-theme",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: Object.values(sources) },
      handler(code, id) {
        const name = names.find((source) => sources[source].test(id));
        return name ? { code: replace(name, code, " = /* @__PURE__ */ $1"), map: null } : null;
      },
    },
    generateBundle: check,
  };
}

/**
 * React Router's package offers its development build only, with checks that only a developer reads. Names for
 * developers' tools would moreover keep components that nobody uses.
 */
export function productionRouter(): Plugin {
  const { replace, check } = expected("production-router", {
    folder: /\/dist\/development\//,
    displayName: /^\w+\.displayName = ".*";$/gm,
    forwardRef: /= (React\d*\.forwardRef\()/g,
  });
  return {
    name: "production-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(id, importer) {
        const found = await this.resolve(id, importer, { skipSelf: true });
        return found && { ...found, id: replace("folder", found.id, "/dist/production/") };
      },
    },
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: replace("forwardRef", replace("displayName", code, ""), "= /* @__PURE__ */ $1"),
        map: null,
      }),
    },
    generateBundle: check,
  };
}
