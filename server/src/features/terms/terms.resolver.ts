import { Arg, Mutation, Resolver } from "type-graphql";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { AcceptTermsInput } from "./terms.inputs.js";
import type { TermsService } from "./terms.service.js";
import { TermsAcceptance } from "./terms.type.js";

@Resolver()
export class TermsResolver {
  constructor(private readonly terms: TermsService) {}

  @Guarded("account.acceptTerms")
  @Refuses("BAD_USER_INPUT")
  @Mutation(() => TermsAcceptance, {
    description: "Accepts the current Terms of Service, which includes declaring to be 18 or older.",
  })
  acceptTerms(
    @Arg("input", { description: "The version that the viewer has read." }) input: AcceptTermsInput,
    @Permitted() permit: Permit,
  ) {
    return this.terms.accept(permit, input);
  }
}
