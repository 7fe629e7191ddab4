import { Field, Int, ObjectType } from "type-graphql";

/** Everything stored about a person. */
@ObjectType({
  description: "Everything stored about the viewer, except secrets. docs/personal-data.md describes the JSON.",
})
export abstract class PersonalData {
  @Field(() => Int, { description: "Version of the JSON's format. It increases when a field is renamed or removed." })
  version!: number;

  @Field({ description: "The data, as the text of a JSON object." })
  json!: string;
}
