/** Vite plugins that help the bundler with libraries. They change how much of a library is sent, never what it does. */
import type { Plugin } from "vite";

/**
 * The patterns that a plugin replaces in a library. When a new version of the library no longer matches, the build
 * fails and names the pattern, instead of silently sending more.
 */
function expected<Name extends string>(plugin: string, patterns: Record<Name, RegExp>) {
  const unseen = new Set<Name>(Object.keys(patterns) as Name[]);
  return {
    /** Replaces each match and records that the pattern matched. */
    replace(name: Name, text: string, replacement: string): string {
      const replaced = text.replace(patterns[name], replacement);
      if (replaced !== text) unseen.delete(name);
      return replaced;
    },
    /** @throws an error listing the patterns that matched nothing. */
    check() {
      if (unseen.size === 0) return;
      const listed = [...unseen].map((name) => `  ${name}: ${patterns[name]}`).join("\n");
      throw new Error(`${plugin}: patterns that no longer match the library\n${listed}`);
    },
  };
}

const chakraTheme = /node_modules\/@chakra-ui\/react\/dist\/esm\/(theme\/|anatomy\.js)/;
const arkAnatomy = /node_modules\/@ark-ui\/.*anatomy\.js/;
const zagAnatomy = /node_modules\/@zag-js\/.*anatomy\.mjs/;

/**
 * Chakra's theme is built by calls at the top of its modules. A bundler must keep them because it cannot tell that they
 * only build an object. Marked as pure, unused recipes and anatomies are left out.
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
 * React Router's package ships only its development build, with checks for developers. Its display names for developer
 * tools would also keep unused components.
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
