import { ValidationError, type AnyObjectSchema, type InferType } from "yup";
import type { FieldErrors } from "../contract/index.js";
import { AppError } from "./app-error.js";

const dotted = (path: string) => path.replaceAll(/\[(\d+)\]/g, ".$1");

/**
 * Checks `input` against one of the contract's rules and returns it trimmed and normalised, without unknown fields.
 * @throws AppError BAD_USER_INPUT with the first message of every offending field.
 */
export async function validate<Schema extends AnyObjectSchema>(
  schema: Schema,
  input: object,
): Promise<InferType<Schema>> {
  try {
    return (await schema.validate(input, { abortEarly: false, stripUnknown: true })) as InferType<Schema>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const fields: FieldErrors = {};
    for (const problem of error.inner.length ? error.inner : [error])
      fields[dotted(problem.path ?? "")] ??= problem.message;
    throw new AppError("BAD_USER_INPUT", { fields });
  }
}
