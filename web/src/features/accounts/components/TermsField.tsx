import { Box, Checkbox, Text } from "@chakra-ui/react";
import { useField } from "formik";
import { TextLink } from "./TextLink";

export function TermsField({ disabled }: { disabled: boolean }) {
  const [field, { touched, error }, { setValue }] = useField<boolean>("termsAccepted");
  const message = touched ? error : undefined;
  return (
    <Box>
      <Checkbox.Root
        name={field.name}
        colorPalette="accent"
        alignItems="start"
        checked={field.value}
        disabled={disabled}
        invalid={Boolean(message)}
        onCheckedChange={({ checked }) => void setValue(checked === true)}
      >
        <Checkbox.HiddenInput aria-describedby={message ? "terms-error" : undefined} />
        <Checkbox.Control mt="0.5" />
        <Checkbox.Label fontWeight="normal" lineHeight="1.5">
          I agree to the{" "}
          <TextLink to="/terms" newTab>
            Terms of Service
          </TextLink>{" "}
          and the{" "}
          <TextLink to="/privacy" newTab>
            Privacy Policy
          </TextLink>
        </Checkbox.Label>
      </Checkbox.Root>
      {message ? (
        <Text id="terms-error" mt="1.5" textStyle="sm" color="fg.error">
          {message}
        </Text>
      ) : null}
    </Box>
  );
}
