import { Fieldset, Stack, Text } from "@chakra-ui/react";
import { accessScopeLabels } from "@quadwork/server/contract";
import { useField } from "formik";
import { Checkbox } from "~/components/controls";
import type { AccessScope } from "~/graphql/types.generated";
import { areas } from "../scopes";

/** What a token may do: two checkboxes per area. Write includes read, so ticking it disables the other. */
export function ScopesField() {
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<AccessScope[]>("scopes");
  const message = touched ? error : undefined;
  const toggle = (scope: AccessScope, checked: boolean) => {
    void setTouched(true, false);
    void setValue(checked ? [...value, scope] : value.filter((each) => each !== scope));
  };
  return (
    <Stack gap="4">
      {message ? (
        <Text role="alert" textStyle="sm" color="fg.error">
          {message}
        </Text>
      ) : null}
      {areas.map(({ name, read, write }) => (
        <Fieldset.Root key={name} invalid={Boolean(message)}>
          <Fieldset.Legend fontWeight="medium">{name}</Fieldset.Legend>
          <Stack gap="2" mt="2">
            {[read, write].map((scope) => {
              const included = scope === read && value.includes(write);
              return (
                <Checkbox
                  key={scope}
                  fontWeight="normal"
                  checked={included || value.includes(scope)}
                  disabled={included}
                  onChange={(checked) => toggle(scope, checked)}
                >
                  {accessScopeLabels[scope]}
                </Checkbox>
              );
            })}
          </Stack>
        </Fieldset.Root>
      ))}
    </Stack>
  );
}
