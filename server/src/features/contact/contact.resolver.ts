import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { SendContactMessageInput } from "./contact-message.inputs.js";
import type { ContactService } from "./contact.service.js";

@Resolver()
export class ContactResolver {
  constructor(private readonly contact: ContactService) {}

  @Guarded("contact.send")
  @Mutation(() => Boolean, {
    description: "Writes to the people who run Quadwork. Always true. Errors: BAD_USER_INPUT, RATE_LIMITED.",
  })
  sendContactMessage(
    @Arg("input", { description: "Who writes what." }) input: SendContactMessageInput,
    @Ctx() context: Context,
  ) {
    return this.contact.send(context, input);
  }
}
