import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { CreateAccessTokenInput, RevokeAccessTokenInput } from "./access-token.inputs.js";
import type { AccessTokenService } from "./access-token.service.js";
import { AccessToken, AccessTokenConnection, CreatedAccessToken } from "./access-token.type.js";

@Resolver(() => CreatedAccessToken)
export class AccessTokenResolver {
  constructor(private readonly service: AccessTokenService) {}

  @Guarded("accessToken.read")
  @Query(() => AccessTokenConnection, {
    description: "The viewer's personal access tokens that are not revoked, newest first.",
  })
  accessTokens(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("accessToken.create")
  @Mutation(() => CreatedAccessToken, {
    description:
      "Creates a personal access token and mails its person about it. Errors: BAD_USER_INPUT, TOO_MANY_ACCESS_TOKENS, FORBIDDEN.",
  })
  createAccessToken(
    @Arg("input", { description: "The token." }) input: CreateAccessTokenInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.create(viewer, input);
  }

  @Guarded("accessToken.revoke")
  @Mutation(() => ID, {
    description: "Ends a personal access token at once and returns its id. Errors: NOT_FOUND, FORBIDDEN.",
  })
  revokeAccessToken(
    @Arg("input", { description: "Which token." }) input: RevokeAccessTokenInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.revoke(viewer, input);
  }

  @FieldResolver(() => AccessToken, { description: "What is kept of it." })
  accessToken(@Root() { id }: CreatedAccessToken, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.row("AccessToken", id, info);
  }
}
