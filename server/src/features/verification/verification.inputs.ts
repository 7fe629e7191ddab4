import { Field, InputType, registerEnumType } from "type-graphql";
import { limits, VerificationMethod } from "../../contract/index.js";
import { mailedToken } from "../../graphql/mailed-token.js";

/** What can be checked at once; a mail is answered later. */
export const CheckableMethod = { DNS: VerificationMethod.DNS, FILE: VerificationMethod.FILE } as const;
export type CheckableMethod = (typeof CheckableMethod)[keyof typeof CheckableMethod];
registerEnumType(CheckableMethod, {
  name: "CheckableMethod",
  description: "What the server can look for at once.",
  valuesConfig: {
    DNS: { description: "The TXT record." },
    FILE: { description: "The file on the website; for startups only." },
  },
});

@InputType({ description: "Which domain the viewer's club or startup shows to be its own." })
export class StartVerificationInput {
  @Field(() => String, {
    nullable: true,
    description:
      "For a club: the domain of its college's mail addresses, for example `college.edu`, in any script. Leave it " +
      `out for a startup, whose domain is that of its website. At most ${limits.domainLength} characters.`,
  })
  domain?: string | null;
}

@InputType({ description: "What to look for." })
export class CheckVerificationInput {
  @Field(() => CheckableMethod, { description: "Where the expected text was published." })
  method!: CheckableMethod;
}

@InputType({ description: "Where to mail the link." })
export class SendVerificationMailInput {
  @Field({ description: "An address at exactly the domain that is to be verified." })
  email!: string;
}

@InputType({ description: "The mailed link." })
export class ConfirmDomainInput {
  @Field(mailedToken)
  token!: string;
}
