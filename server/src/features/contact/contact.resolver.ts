import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { SendContactMessageInput } from "./contact-message.inputs.js";
import type { ContactService } from "./contact.service.js";

@Resolver()
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Guarded("contact.send")
  @Refuses("BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => Boolean, { description: "Sends a message to the people who run Quadwork. Always returns true." })
  sendContactMessage(
    @Arg("input", { description: "The message and its sender." }) input: SendContactMessageInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.contact.send(permit, origin, input);
  }
}
