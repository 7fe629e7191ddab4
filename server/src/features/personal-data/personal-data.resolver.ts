import type { GraphQLResolveInfo } from "graphql";
import { Ctx, Info, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { PersonalData } from "./personal-data.type.js";

@Resolver()
export class PersonalDataResolver {
  @Guarded("account.readData")
  @Query(() => PersonalData, {
    description: "Everything stored about the viewer, as a file to keep or transfer.",
  })
  personalData(@Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }
}
