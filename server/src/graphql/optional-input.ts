import { getMetadataStorage, InputType } from "type-graphql";

/** An input that contains only the fields to change. */
export type Changes<Input> = { [Field in keyof Input]?: Input[Field] | null };

/**
 * The base of an update's input: the fields of `Whole`, all optional. A missing field stays unchanged, null clears it;
 * the service refuses null for required fields (`validateChanges`).
 */
export function changesOf<Input extends object>(Whole: new () => Input): new () => Changes<Input> {
  @InputType(`${Whole.name}Changes`)
  class OptionalInput {}
  const storage = getMetadataStorage();
  for (const field of storage.fields.filter(({ target }) => target === Whole)) {
    const typeOptions = { ...field.typeOptions, nullable: true };
    // Whether a type is a list is only known after it has been resolved.
    const getType = () => {
      const type = field.getType();
      Object.assign(typeOptions, field.typeOptions, { nullable: true });
      return type;
    };
    storage.collectClassFieldMetadata({ ...field, target: OptionalInput, getType, typeOptions });
  }
  return OptionalInput as new () => Changes<Input>;
}

/** The sentence about fields in every update's description. */
export const howChangesWork = "Fields left out stay unchanged. Null clears a field; required fields refuse it.";
