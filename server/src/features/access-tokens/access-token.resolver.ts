import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { CreateAccessTokenInput, RevokeAccessTokenInput } from "./access-token.inputs.js";
import type { AccessTokenService } from "./access-token.service.js";
import { AccessToken, AccessTokenConnection, CreatedAccessToken } from "./access-token.type.js";

@Resolver(() => CreatedAccessToken)
export class AccessTokenResolver {
  constructor(private readonly service: AccessTokenService) {}

  @Guarded("accessToken.read")
  @Query(() => AccessTokenConnection, {
    description: "The viewer's personal access tokens, newest first. Revoked tokens are not listed.",
  })
  accessTokens(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("accessToken.create")
  @Refuses("BAD_USER_INPUT", "TOO_MANY_ACCESS_TOKENS", "ACCOUNT_SUSPENDED", "FORBIDDEN")
  @Mutation(() => CreatedAccessToken, {
    description: "Creates a personal access token and notifies the viewer by email.",
  })
  createAccessToken(
    @Arg("input", { description: "The token." }) input: CreateAccessTokenInput,
    @Permitted() permit: Permit,
  ) {
    return this.service.create(permit, input);
  }

  @Guarded("accessToken.revoke")
  @Refuses("NOT_FOUND", "FORBIDDEN")
  @Mutation(() => ID, { description: "Revokes a personal access token immediately and returns its id." })
  revokeAccessToken(
    @Arg("input", { description: "The token." }) input: RevokeAccessTokenInput,
    @Permitted() permit: Permit,
  ) {
    return this.service.revoke(permit, input);
  }

  @FieldResolver(() => AccessToken, { description: "The token's stored details." })
  accessToken(@Root() { id }: CreatedAccessToken, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.row(id, info);
  }
}
