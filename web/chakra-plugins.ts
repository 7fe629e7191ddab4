import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { transformAsync, type NodePath, type PluginObj, type types } from "@babel/core";
import type { Plugin } from "vite";

/**
 * Chakra's theme is made by calls at the top of its modules, which a bundler must keep as long as it cannot tell that they
 * only build an object. Told so, it leaves out the recipes and anatomies that nobody asks for.
 */
export const pureTheme = (): Plugin => ({
  name: "pure-theme",
  transform: {
    filter: {
      id: /node_modules\/(@chakra-ui\/react\/dist\/esm\/(theme\/|anatomy\.js)|@ark-ui\/.*anatomy\.js|@zag-js\/.*anatomy\.mjs)/,
    },
    handler: (code) => ({
      code: code.replace(/ = ((?:define\w+(?:\.\w+)?|createAnatomy|\w*[aA]natomy\.\w+)\()/g, " = /* @__PURE__ */ $1"),
      map: null,
    }),
  },
});

const sources = fileURLToPath(new URL("./src", import.meta.url));
const chakra = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@chakra-ui/react/package.json")),
  "dist/esm",
);

/** Every word in our code and in Chakra's components, its list of all style properties aside. */
function wordsInUse(): Set<string> {
  const words = new Set<string>();
  for (const folder of [sources, chakra]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!/\.(tsx?|js)$/.test(name) || name === "preset-base.js") continue;
      for (const [word] of readFileSync(path.join(folder, name), "utf8").matchAll(/\w+/g)) words.add(word);
    }
  }
  return words;
}

type Properties = NodePath<types.ObjectProperty>[];

const keyOf = (property: NodePath<types.ObjectProperty>) => (property.node.key as types.Identifier).name;

/** What a style property is called: its own name and its shorthands. */
function namesOf(utility: NodePath<types.ObjectProperty>): string[] {
  const [, shorthands = ""] = /shorthand: \[(.*?)\]/s.exec(utility.getSource()) ?? [];
  return [keyOf(utility), ...(shorthands.match(/\w+/g) ?? [])];
}

/** Removes what nobody names from the two tables of Chakra's base. */
const withoutUnused = (words: Set<string>): PluginObj => ({
  visitor: {
    VariableDeclarator(declaration) {
      const name = (declaration.node.id as types.Identifier).name;
      const table = (path: string) => declaration.get(path) as Properties;
      if (name === "defaultConditions") {
        for (const condition of table("init.arguments.0.properties"))
          if (!words.has(`_${keyOf(condition)}`)) condition.remove();
      }
      if (name === "defaultBaseConfig") {
        for (const utility of table("init.arguments.0.properties.1.value.properties"))
          if (!namesOf(utility).some((name) => words.has(name))) utility.remove();
      }
    },
  },
});

/**
 * Chakra brings 243 style properties and 104 conditions to every page, and a list of all properties that CSS knows. This
 * leaves out those whose names appear nowhere, neither in our code nor in Chakra's. A name put together at run time would
 * be missed: write style properties out.
 */
export function fittedTheme(): Plugin {
  let words: Set<string> | undefined;
  return {
    name: "fitted-theme",
    apply: "build",
    transform: {
      filter: {
        id: /node_modules\/(@chakra-ui\/react\/dist\/esm\/preset-base\.js|@pandacss\/is-valid-prop\/dist\/index\.mjs)/,
      },
      async handler(code, id) {
        const inUse = (words ??= wordsInUse());
        if (id.includes("preset-base")) {
          const result = await transformAsync(code, {
            configFile: false,
            babelrc: false,
            plugins: [withoutUnused(inUse)],
          });
          return { code: result?.code ?? code, map: null };
        }
        const fit = (list: string) =>
          list
            .split(",")
            .filter((name) => inUse.has(name))
            .join(",");
        return { code: code.replace(/(?<=cssPropertiesStr = ")[^"]+/, fit), map: null };
      },
    },
  };
}
