import { Field, InputType } from "type-graphql";

@InputType({ description: "Credentials to log in with." })
export class LogInInput {
  @Field({ description: "The address used at registration; case does not matter." })
  email!: string;

  @Field({ description: "The account's password." })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The `deviceToken` from an earlier login on this device, by any user. On a device known to the " +
      "account, other people's failed attempts do not count. An unknown token has no effect.",
  })
  deviceToken?: string | null;
}

@InputType({ description: "The second step of a login." })
export class CompleteLogInInput {
  @Field({ description: "The `extensions.challenge` from logIn's FACTOR_REQUIRED error." })
  challenge!: string;

  @Field({ description: "The six-digit code from the authenticator app, or a recovery code." })
  code!: string;

  @Field(() => String, { nullable: true, description: "The device token, as in logIn." })
  deviceToken?: string | null;
}

@InputType({ description: "The session to continue." })
export class RefreshSessionInput {
  @Field({ description: "The session's latest refresh token." })
  refreshToken!: string;
}
