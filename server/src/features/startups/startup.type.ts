import { Field, ID, ObjectType } from "type-graphql";
import { Industry } from "../../contract/index.js";

/** A company that posts projects. */
@ObjectType({ description: "A company that posts projects." })
export abstract class Startup {
  @Field(() => ID, { description: "Also the id of the profile of the person who acts for the startup." })
  id!: string;

  @Field({ description: "The company's name." })
  companyName!: string;

  @Field({ description: "What the person who acts for the startup does there." })
  position!: string;

  @Field(() => Industry, { description: "The industry the company works in." })
  industry!: Industry;

  @Field(() => String, { nullable: true, description: "The company's web address (http or https)." })
  website!: string | null;

  @Field(() => String, { nullable: true, description: "What the company does." })
  description!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Address of the company's logo, relative to that of the API (`/files/…`), a square WebP. Put with `POST " +
      "/files/logo`, removed with `DELETE`.",
  })
  logoUrl!: string | null;
}
