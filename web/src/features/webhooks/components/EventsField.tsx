import { Fieldset, Stack, Text } from "@chakra-ui/react";
import { webhookEventLabels } from "@quadwork/server/contract";
import { useField } from "formik";
import { Checkbox } from "~/components/controls";
import type { WebhookEvent } from "~/graphql/types.generated";
import { eventGroups } from "../events";

/** The events that a webhook receives: one checkbox per event. */
export function EventsField() {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<WebhookEvent[]>("events");
  const message = touched ? error : undefined;
  const toggle = (event: WebhookEvent, checked: boolean) => {
    void setTouched(true, false);
    void setValue(checked ? [...value, event] : value.filter((each) => each !== event));
  };
  return (
    <Stack gap="4">
      {message ? (
        <Text role="alert" textStyle="sm" color="fg.error">
          {message}
        </Text>
      ) : null}
      {eventGroups.map(({ name, events }) => (
        <Fieldset.Root key={name} invalid={Boolean(message)}>
          <Fieldset.Legend fontWeight="medium">{name}</Fieldset.Legend>
          <Stack gap="2" mt="2">
            {events.map((event) => (
              <Checkbox
                key={event}
                fontWeight="normal"
                checked={value.includes(event)}
                onChange={(checked) => toggle(event, checked)}
              >
                {webhookEventLabels[event]}
              </Checkbox>
            ))}
          </Stack>
        </Fieldset.Root>
      ))}
    </Stack>
  );
}
