import { limits } from "@quadwork/server/contract";
import { TextField } from "~/components/FormField";
import { EventsField } from "./EventsField";

/** What a webhook is, for the dialogs that create and change one. */
export function WebhookFields() {
  return (
    <>
      <TextField
        name="url"
        label="URL"
        hint="Where events are posted, for example 'https://example.com/quadwork'."
        type="url"
        required
        maxLength={limits.urlLength}
      />
      <TextField name="description" label="Description" hint="What it is for." maxLength={limits.titleLength} />
      <EventsField />
    </>
  );
}
