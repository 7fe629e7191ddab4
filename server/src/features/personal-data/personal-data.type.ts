import { Field, Int, ObjectType } from "type-graphql";

/** Everything stored about a person. */
@ObjectType({
  description:
    "Everything stored about the signed-in person, without secrets. docs/personal-data.md describes the JSON.",
})
export abstract class PersonalData {
  @Field(() => Int, { description: "Version of the JSON's shape; it grows when something is renamed or left out." })
  version!: number;

  @Field({ description: "A JSON object as text." })
  json!: string;
}
