import { errorCodes, type ErrorCode, type FieldErrors } from "@quadwork/server/contract";
import type { FormikHelpers } from "formik";
import type { GraphQLFormattedError } from "graphql";
import { unexpectedText, unreachableText } from "~/texts/errors";

/** An error as a screen needs it. */
export interface DescribedError {
  /** The API's code, or `UNREACHABLE` if there was no readable answer. */
  code: ErrorCode | "UNREACHABLE";
  /** The message for the user. */
  message: string;
  /** Errors by field: dot-separated path → message. Empty unless the code is about fields (`BAD_USER_INPUT`). */
  fields: FieldErrors;
  /** The challenge that continues a login, when the code is `FACTOR_REQUIRED`. */
  challenge?: string;
}

const isErrorCode = (code: unknown): code is ErrorCode => errorCodes.includes(code as ErrorCode);

/** Apollo's `CombinedGraphQLErrors` carries `errors`; its `ServerError` carries the response text. */
function firstGraphQLError(error: unknown): GraphQLFormattedError | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("errors" in error && Array.isArray(error.errors)) return error.errors[0] as GraphQLFormattedError | undefined;
  if ("bodyText" in error && typeof error.bodyText === "string") {
    try {
      return (JSON.parse(error.bodyText) as { errors?: GraphQLFormattedError[] }).errors?.[0];
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** Describes a failed query or mutation: its code, a message for the user, and the invalid fields. */
export function describeError(error: unknown): DescribedError {
  const first = firstGraphQLError(error);
  if (!first) return { code: "UNREACHABLE", message: unreachableText, fields: {} };
  const given = first.extensions?.code;
  const [code, message]: [ErrorCode, string] = isErrorCode(given)
    ? [given, first.message]
    : ["INTERNAL_SERVER_ERROR", unexpectedText];
  const { fields = {}, challenge } = (first.extensions ?? {}) as { fields?: FieldErrors; challenge?: string };
  return { code, message, fields, ...(challenge && { challenge }) };
}

/** Whether a request was refused because its project has been completed in the meantime. */
export const isProjectClosed = (error: unknown): boolean =>
  firstGraphQLError(error)?.extensions?.["code"] === "PROJECT_COMPLETED";

/**
 * Shows the API's field errors beside the form's fields; the form keeps its values. Returns whether there were any, so
 * that the caller can raise a toast otherwise.
 * @param formField maps an API field to the form's name, where they differ.
 */
export function applyFieldErrors<Values>(
  form: Pick<FormikHelpers<Values>, "setFieldError" | "setFieldTouched">,
  error: unknown,
  formField = (path: string) => path,
): boolean {
  const fields = Object.entries(describeError(error).fields).map(
    ([path, message]) => [formField(path), message] as const,
  );
  for (const [path, message] of fields) {
    // Formik would drop the error if touching the field validated it again.
    void form.setFieldTouched(path, true, false);
    form.setFieldError(path, message);
  }
  return fields.length > 0;
}
