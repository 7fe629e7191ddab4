import { Args, Field, ID, ObjectType } from "type-graphql";
import { Industry } from "../../contract/index.js";
import { PageArguments } from "../../graphql/connection.js";
import { declared } from "../../graphql/declared.js";
import { Guarded } from "../../graphql/guarded.js";
import { MembershipConnection } from "../memberships/index.js";

/** A company that posts projects. */
@ObjectType({ description: "A company that posts projects." })
export abstract class Startup {
  @Field(() => ID, { description: "The startup's id, which stays when another person owns its account." })
  id!: string;

  @Field({ description: "The company's name." })
  companyName!: string;

  @Field({ description: "What the person who registered the startup does there." })
  position!: string;

  @Guarded("startup.readPeople")
  @Field(() => MembershipConnection, {
    nullable: true,
    description: "Who acts for the startup: its owner, then the others. Filled for them.",
  })
  people(@Args() _page: PageArguments): object | null {
    return declared();
  }

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
