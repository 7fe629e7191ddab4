import { Field, ID, Int, ObjectType } from "type-graphql";
import { MembershipRole, UserType } from "../../contract/index.js";
import { FactorStatus, FactorType } from "../../graphql/enums.js";
import { DateTime } from "../../graphql/scalars.js";
import { ShownOnce } from "../../graphql/shown-once.js";

/** A way in which a person logs in. */
@ObjectType({ description: "A way in which a person logs in." })
export class Identity {
  @Field(() => ID, { description: "The identity's id, unique among the person's identities." })
  id!: string;

  @Field({ description: "The identity provider: `email` for an address and a password." })
  provider!: string;

  @Field(() => DateTime, { description: "When the identity was created." })
  createdAt!: Date;
}

/** A second factor. */
@ObjectType({ description: "A second factor that the person enrolled." })
export class Factor {
  @Field(() => ID, { description: "The factor's id." })
  id!: string;

  @Field(() => FactorType, { description: "How the factor is verified." })
  factorType!: FactorType;

  @Field(() => FactorStatus, { description: "Whether the factor is active." })
  status!: FactorStatus;

  @Field(() => String, { nullable: true, description: "The name the person gave it." })
  friendlyName!: string | null;

  @Field(() => DateTime, { description: "When it was enrolled." })
  createdAt!: Date;
}

/** The person a session belongs to. */
@ObjectType({ description: "The person a session belongs to, as of when the session was issued." })
export class SessionUser {
  @Field(() => ID, { description: "The person's profile id." })
  id!: string;

  @Field({ description: "The verified address used to log in." })
  email!: string;

  @Field(() => UserType, { description: "The kind of user." })
  userType!: UserType;

  @Field(() => MembershipRole, {
    nullable: true,
    description:
      "As what the person acts for a club or startup; null if for none. A student can be an officer or head.",
  })
  membershipRole!: MembershipRole | null;

  @Field({ description: "Given name." })
  firstName!: string;

  @Field({ description: "Family name." })
  lastName!: string;

  @Field(() => String, { nullable: true, description: "URL path of the person's picture, as in Profile." })
  avatarUrl!: string | null;

  @Field({
    description:
      "Whether the person operates the installation, for showing the way there. What they may do, each request asks " +
      "anew.",
  })
  isOperator!: boolean;

  @Field(() => [Identity], { description: "The person's ways to log in." })
  identities!: Identity[];

  @Field(() => [Factor], { description: "The person's second factors, oldest first." })
  factors!: Factor[];
}

/** A session, stored by the client. */
@ObjectType({ description: "A session, stored by the client." })
export class Session {
  @ShownOnce()
  @Field({ description: "The access token. Send it as `Authorization: Bearer …`." })
  accessToken!: string;

  @ShownOnce()
  @Field({
    description:
      "The refresh token. Exchange it once for the next session with refreshSession. Reusing it later ends the " +
      "session.",
  })
  refreshToken!: string;

  @Field(() => Int, { description: "Seconds until the access token expires." })
  expiresIn!: number;

  @Field(() => Int, { description: "When the access token expires, as Unix time in seconds." })
  expiresAt!: number;

  @Field({ description: "Always `bearer`." })
  tokenType!: string;

  @ShownOnce()
  @Field(() => String, {
    nullable: true,
    description:
      "Identifies this device; only set after a login. Keep it after the session ends and send it with the " +
      "next login. Null after refreshSession.",
  })
  deviceToken!: string | null;

  @Field(() => SessionUser, { description: "The signed-in person." })
  user!: SessionUser;
}
