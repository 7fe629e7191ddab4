import { ValidationError, type AnyObjectSchema, type InferType, type ISchema } from "yup";
import type { FieldErrors } from "../contract/index.js";
import { AppError } from "./app-error.js";

const dotted = (path: string) => path.replaceAll(/\[(\d+)\]/g, ".$1");

/**
 * Texts, numbers and lists of an input without a rule, and so without a bound. Ids are looked up, and GraphQL checks
 * enum values.
 */
type Unruled<Schema extends ISchema<object>, Input> = {
  [Name in keyof Input & string]: Name extends keyof InferType<Schema> | "id" | `${string}Id`
    ? never
    : string extends NonNullable<Input[Name]>
      ? Name
      : NonNullable<Input[Name]> extends string | boolean
        ? never
        : Name;
}[keyof Input & string];

/** An input with a rule for every field; with a field missing a rule, it does not compile. */
type Ruled<Schema extends ISchema<object>, Input> = Input & Record<Unruled<Schema, Input>, never>;

/**
 * Checks `input` against one of the contract's rules and returns it trimmed and normalised, without unknown fields.
 * @throws AppError BAD_USER_INPUT with the first message of every offending field.
 */
export async function validate<Schema extends ISchema<object>, Input extends object>(
  schema: Schema,
  input: Ruled<Schema, Input>,
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

/**
 * Like {@link validate}, for an update: missing fields are not validated and stay missing in the result. Null passes if
 * the rule accepts it, and otherwise yields the message of a required field.
 */
export const validateChanges = async <
  Schema extends ISchema<object> & Pick<AnyObjectSchema, "partial">,
  Input extends object,
>(
  schema: Schema,
  input: Ruled<Schema, Input>,
) => (await validate(schema.partial(), input as object)) as Partial<InferType<Schema>>;
