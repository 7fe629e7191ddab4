import { keptHours, type Mail } from "../../platform/mail/mail-outbox.js";
import type { ContactMessageEntity } from "./contact-message.entity.js";

/**
 * Forwards a visitor's message. It comes from the product's address, as all mail does; replying writes to the visitor.
 */
export const contactMail = (
  { name, email, subject, message }: Omit<ContactMessageEntity, "id">,
  recipient: string,
): Mail => ({
  recipient,
  usefulHours: keptHours,
  replyTo: email,
  subject: `Contact form: ${subject}`,
  body: {
    heading: subject,
    paragraphs: [`${name} <${email}> writes:`],
    quote: message,
    footnotes: ["Sent through the contact form. Reply to write back. The sender's name and address are not verified."],
  },
});
