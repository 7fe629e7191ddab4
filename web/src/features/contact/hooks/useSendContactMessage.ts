import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors } from "~/graphql/errors";
import { request } from "~/graphql/request";
import { toasts } from "~/texts/toasts";
import { SendContactMessageDocument } from "./SendContactMessage.generated";

export interface ContactValues {
  name: string;
  email: string;
  subject: string;
  message: string;
}

export const emptyContact: ContactValues = { name: "", email: "", subject: "", message: "" };

export const loadContactRules = async () => (await import("../contact-rules")).contactRules;

/** Sends the contact form. Success clears it; on failure it keeps its values. */
export function useSendContactMessage() {
  return async (values: ContactValues, form: FormikHelpers<ContactValues>): Promise<void> => {
    try {
      await request(SendContactMessageDocument, { input: (await loadContactRules()).cast(values) });
      form.resetForm();
      toast.success(toasts.contactSent);
    } catch (error) {
      applyFieldErrors(form, error);
      toast.error(toasts.contactFailed);
    }
  };
}
