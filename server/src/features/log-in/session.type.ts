import { Field, ID, Int, ObjectType } from "type-graphql";
import { UserType } from "../../contract/index.js";
import { FactorStatus, FactorType } from "../../graphql/enums.js";
import { DateTime } from "../../graphql/scalars.js";

/** A way in which a person is known to the product. */
@ObjectType({ description: "A way in which a person proves who they are at login." })
export class Identity {
  @Field(() => ID, { description: "Unique among the person's identities." })
  id!: string;

  @Field({ description: "Who vouches for the person: `email` for an address and a password." })
  provider!: string;

  @Field(() => DateTime, { description: "When the person was first known this way." })
  createdAt!: Date;
}

/** A second factor. */
@ObjectType({ description: "A second factor that the person enrolled." })
export class Factor {
  @Field(() => ID, { description: "Names the factor." })
  id!: string;

  @Field(() => FactorType, { description: "How it is proven." })
  factorType!: FactorType;

  @Field(() => FactorStatus, { description: "Whether it is in force." })
  status!: FactorStatus;

  @Field(() => String, { nullable: true, description: "What the person called it." })
  friendlyName!: string | null;

  @Field(() => DateTime, { description: "When it was enrolled." })
  createdAt!: Date;
}

/** The person a session belongs to. */
@ObjectType({ description: "The person a session belongs to, as they are when the session is handed out." })
export class SessionUser {
  @Field(() => ID, { description: "The person's profile id." })
  id!: string;

  @Field({ description: "The verified address the person logs in with." })
  email!: string;

  @Field(() => UserType, { description: "The kind of user." })
  userType!: UserType;

  @Field({ description: "Given name." })
  firstName!: string;

  @Field({ description: "Family name." })
  lastName!: string;

  @Field(() => String, { nullable: true, description: "Address of the person's picture, as in Profile." })
  avatarUrl!: string | null;

  @Field(() => [Identity], { description: "The ways in which the person can log in." })
  identities!: Identity[];

  @Field(() => [Factor], { description: "The person's second factors, oldest first." })
  factors!: Factor[];
}

/** A signed-in session, kept by the client. */
@ObjectType({ description: "A signed-in session, kept by the client." })
export class Session {
  @Field({ description: "Send it as `Authorization: Bearer …`." })
  accessToken!: string;

  @Field({
    description: "Exchange it once for the next session with refreshSession. Using it again later ends the session.",
  })
  refreshToken!: string;

  @Field(() => Int, { description: "Seconds the access token lives." })
  expiresIn!: number;

  @Field(() => Int, { description: "Unix time in seconds at which the access token expires." })
  expiresAt!: number;

  @Field({ description: "Always `bearer`." })
  tokenType!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "After a login: names this device. Keep it when the session ends, and send it with the next login. Null " +
      "after refreshSession.",
  })
  deviceToken!: string | null;

  @Field(() => SessionUser, { description: "Who is signed in." })
  user!: SessionUser;
}
