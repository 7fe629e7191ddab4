import { Field, InputType } from "type-graphql";

@InputType({ description: "Who logs in." })
export class LogInInput {
  @Field({ description: "The address given at registration; case does not matter." })
  email!: string;

  @Field({ description: "The password that goes with the address." })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The `deviceToken` that an earlier login on this device was answered with, whoever logged in. On a device " +
      "that the account is known to use, other people's wrong passwords do not count. One that is not known " +
      "changes nothing.",
  })
  deviceToken?: string | null;
}

@InputType({ description: "The second step of a login." })
export class CompleteLogInInput {
  @Field({ description: "`extensions.challenge` of logIn's FACTOR_REQUIRED." })
  challenge!: string;

  @Field({ description: "The six digits that the authenticator app shows, or a recovery code." })
  code!: string;

  @Field(() => String, { nullable: true, description: "As in logIn." })
  deviceToken?: string | null;
}

@InputType({ description: "A session to continue." })
export class RefreshSessionInput {
  @Field({ description: "The session's newest refresh token." })
  refreshToken!: string;
}
