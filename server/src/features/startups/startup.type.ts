import { Field, ID, ObjectType } from "type-graphql";
import { Industry } from "../../contract/index.js";

/** A company that posts projects. */
@ObjectType({ description: "A company that posts projects." })
export abstract class Startup {
  @Field(() => ID, { description: "The startup's id, equal to the id of its representative's profile." })
  id!: string;

  @Field({ description: "The company's name." })
  companyName!: string;

  @Field({ description: "The representative's position." })
  position!: string;

  @Field(() => Industry, { description: "The company's industry." })
  industry!: Industry;

  @Field(() => String, { nullable: true, description: "The company's website (http or https)." })
  website!: string | null;

  @Field(() => String, { nullable: true, description: "The description of the company." })
  description!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "URL path of the logo, relative to the API (`/files/…`); a square WebP. Upload it with `POST " +
      "/files/logo`, remove it with `DELETE`.",
  })
  logoUrl!: string | null;
}
