import { v7 as newId } from "uuid";
import { contactRules } from "../../contract/index.js";
import { type Origin } from "../../graphql/context.js";
import { type Dependencies } from "../../feature.js";
import { validate } from "../../platform/validate.js";
import type { Permit } from "../../policy/permit.js";
import { contactMail } from "./contact-mail.js";
import { ContactMessageEntity } from "./contact-message.entity.js";
import type { SendContactMessageInput } from "./contact-message.inputs.js";

/** Receives messages from visitors. */
export class ContactService {
  constructor(private readonly parts: Pick<Dependencies, "config" | "database" | "mail" | "rateLimits">) {}

  /**
   * Stores the message and mails it to CONTACT_EMAIL. The sender gets no copy, since anyone can enter someone else's
   * address.
   * @throws AppError BAD_USER_INPUT, RATE_LIMITED.
   */
  async send(permit: Permit, origin: Origin, input: SendContactMessageInput): Promise<true> {
    const message = await validate(contactRules, input);
    await this.parts.rateLimits.consume("sendContactMessage", { address: origin.address, account: message.email });
    await this.parts.database.write(permit, null, async (manager) => {
      await manager.insert(ContactMessageEntity, { id: newId(), ...message });
      await this.parts.mail.enqueue(manager, contactMail(message, this.parts.config.contactEmail));
    });
    return true;
  }
}
