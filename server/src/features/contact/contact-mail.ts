import type { Mail } from "../../platform/mail/mail-outbox.js";
import type { ContactMessageEntity } from "./contact-message.entity.js";

/** Passes a visitor's message on. It comes from the product, as every mail does; answering it writes to the visitor. */
export const contactMail = (
  { name, email, subject, message }: Omit<ContactMessageEntity, "id">,
  recipient: string,
): Mail => ({
  recipient,
  replyTo: email,
  subject: `Contact form: ${subject}`,
  body: {
    heading: subject,
    paragraphs: [`${name} <${email}> writes:`, message],
    footnotes: [
      "Sent through the contact form. Answer this mail to write back; nobody has checked that the name and the address are the sender's.",
    ],
  },
});
