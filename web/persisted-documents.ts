import { createHash } from "node:crypto";
import { addTypenameToDocument } from "@apollo/client/utilities";
import { Kind, OperationTypeNode, print, type DocumentNode } from "graphql";
import type { Plugin } from "vite";

/**
 * In the folder of the built client: hash → text of every document that the app may request by hash. The server reads
 * it at startup.
 */
const manifest = "persisted-documents.json";

/** Matches a document as graphql-codegen's typed-document-node writes it, one per line. */
const generatedDocument = /(?<=^export const \w+Document = )\{.*\}(?= as unknown as DocumentNode<)/gm;

/** Subscriptions go over the WebSocket, which accepts only their text. */
const isSentByHttp = ({ definitions }: DocumentNode) =>
  definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== OperationTypeNode.SUBSCRIPTION,
  );

/**
 * Lets the built app request documents by hash instead of text (automatic persisted queries): adds each document's hash
 * under `__meta__`, as graphql-codegen's own presets do, and writes the texts for the server. The text is exactly what
 * Apollo Client sends, so the client can fall back to it when a server does not know the hash.
 */
export function persistedDocuments(): Plugin {
  const texts = new Map<string, string>();
  return {
    name: "persisted-documents",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "pre",
    transform: {
      filter: { id: /\.generated\.ts$/ },
      handler: (code) => ({
        code: code.replace(generatedDocument, (literal) => {
          const document = JSON.parse(literal) as DocumentNode;
          if (!isSentByHttp(document)) return literal;
          const text = print(addTypenameToDocument(document));
          const hash = createHash("sha256").update(text).digest("hex");
          texts.set(hash, text);
          return JSON.stringify({ __meta__: { hash }, ...document });
        }),
        map: null,
      }),
    },
    generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: manifest,
        source: JSON.stringify(Object.fromEntries([...texts].sort())),
      });
    },
  };
}
