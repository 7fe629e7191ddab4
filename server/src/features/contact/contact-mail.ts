import { keptHours, type Mail } from "../../platform/mail/mail-outbox.js";
import type { ContactMessageEntity } from "./contact-message.entity.js";

/** Passes a visitor's message on. It comes from the product, as every mail does; answering it writes to the visitor. */
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
