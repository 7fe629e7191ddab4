import { Box, Text } from "@chakra-ui/react";
import { useField } from "formik";
import { Checkbox } from "~/components/controls";
import { TextLink } from "~/components/TextLink";

export function TermsField({ disabled }: { disabled: boolean }) {
  const [field, { touched, error }, { setValue }] = useField<boolean>("termsAccepted");
  const message = touched ? error : undefined;
  return (
    <Box>
      <Checkbox
        name={field.name}
        alignItems="start"
        fontWeight="normal"
        lineHeight="1.5"
        checked={field.value}
        disabled={disabled}
        invalid={Boolean(message)}
        describedBy={message ? "terms-error" : undefined}
        onChange={(accepted) => void setValue(accepted)}
      >
        I agree to the{" "}
        <TextLink to="/terms" newTab>
          Terms of Service
        </TextLink>{" "}
        and the{" "}
        <TextLink to="/privacy" newTab>
          Privacy Policy
        </TextLink>
        , and I am 18 or older
      </Checkbox>
      {message ? (
        <Text id="terms-error" mt="1.5" textStyle="sm" color="fg.error">
          {message}
        </Text>
      ) : null}
    </Box>
  );
}
