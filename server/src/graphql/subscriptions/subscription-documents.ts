import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { LRUCache } from "lru-cache";
import type { Config } from "../../config.js";
import { AppError } from "../../platform/app-error.js";
import { beyondLimit, refusalsOf } from "../limits/document-limits.js";
import { noteLiterals } from "../wrong-variables.js";

/** A valid document and the subscription in it to run. */
export interface SubscriptionDocument {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Characters of documents to cache; the most recently used ones stay. */
const keptAtMost = 4_000_000;

const coded = (error: GraphQLError, code: string): GraphQLError => {
  error.extensions["code"] = code;
  return error;
};

const refused = (refusal: AppError) => new GraphQLError(refusal.message, { originalError: refusal });

/** Parses the documents that clients subscribe with, under the limits of every document. */
export class SubscriptionDocuments {
  // Parsed once for all clients that send the same text, so that they also share its compiled statements.
  private readonly known = new LRUCache<string, DocumentNode>({
    maxSize: keptAtMost,
    sizeCalculation: (_document, text) => text.length + 1,
  });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly limits: Config["documentLimits"],
  ) {}

  /** The subscription to run, or the errors of the document. */
  read(text: string, operationName?: string | null): SubscriptionDocument | GraphQLError[] {
    let document = this.known.get(text);
    if (!document) {
      const read = this.readNew(text);
      if (Array.isArray(read)) return read;
      this.known.set(text, (document = read));
    }
    const operation = getOperationAST(document, operationName);
    if (!operation)
      return [
        coded(
          new GraphQLError("The operation to run is not named, or not in the document."),
          "OPERATION_RESOLUTION_FAILURE",
        ),
      ];
    if (operation.operation !== OperationTypeNode.SUBSCRIPTION) return [refused(new AppError("WRONG_TRANSPORT"))];
    return { document, operation };
  }

  private readNew(text: string): DocumentNode | GraphQLError[] {
    const { bytes, tokens, errors } = this.limits;
    const length = Buffer.byteLength(text);
    if (length > bytes) return [refused(beyondLimit("bytes", bytes, length))];
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: tokens });
    } catch (error) {
      return [coded(error as GraphQLError, "GRAPHQL_PARSE_FAILED")];
    }
    const refusals = refusalsOf(document, this.limits);
    if (refusals.length > 0) return refusals.map(refused);
    const invalid = validate(this.schema, document, [...specifiedRules, noteLiterals], { maxErrors: errors });
    return invalid.length > 0 ? invalid.map((error) => coded(error, "GRAPHQL_VALIDATION_FAILED")) : document;
  }
}

/** An unformatted error of a subscription; without a code, it is an error in the variables. */
export function codedAsInput(error: GraphQLError): GraphQLFormattedError {
  const formatted = error.toJSON();
  const isOurs = error.originalError && !(error.originalError instanceof GraphQLError);
  return isOurs || formatted.extensions?.["code"]
    ? formatted
    : { ...formatted, extensions: { ...formatted.extensions, code: "BAD_USER_INPUT" } };
}
