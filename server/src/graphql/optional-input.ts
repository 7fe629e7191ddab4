import { getMetadataStorage, InputType } from "type-graphql";

/** An input of which only what is to change is given. */
export type Changes<Input> = { [Field in keyof Input]?: Input[Field] | null };

/**
 * The base of an update's input: the fields of `Whole`, each of which may be left out. What is left out stays as it is,
 * null clears it; null for what cannot be empty is for the service to refuse (`validateChanges`).
 */
export function changesOf<Input extends object>(Whole: new () => Input): new () => Changes<Input> {
  @InputType(`${Whole.name}Changes`)
  class OptionalInput {}
  const storage = getMetadataStorage();
  for (const field of storage.fields.filter(({ target }) => target === Whole)) {
    const typeOptions = { ...field.typeOptions, nullable: true };
    // That a type is a list is known only once it has been asked for.
    const getType = () => {
      const type = field.getType();
      Object.assign(typeOptions, field.typeOptions, { nullable: true });
      return type;
    };
    storage.collectClassFieldMetadata({ ...field, target: OptionalInput, getType, typeOptions });
  }
  return OptionalInput as new () => Changes<Input>;
}

/** What every update's description says of its fields. */
export const howChangesWork =
  "What is left out stays as it is; null clears it, and is refused for what cannot be empty.";
