import { limits } from "@quadwork/server/contract";
import { TextField } from "~/components/FormField";
import { EventsField } from "./EventsField";

/** The fields of a webhook, for the dialogs that create and edit one. */
export function WebhookFields() {
  return (
    <>
      <TextField
        name="url"
        label="URL"
        hint="The address to post events to, such as 'https://example.com/quadwork'."
        type="url"
        required
        maxLength={limits.urlLength}
      />
      <TextField name="description" label="Description" hint="What you use it for" maxLength={limits.titleLength} />
      <EventsField />
    </>
  );
}
