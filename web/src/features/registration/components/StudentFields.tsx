import { HStack, Text } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { useField } from "formik";
import { CircleAlert, CircleCheck } from "lucide-react";
import { SecretCodeField } from "~/components/SecretCodeField";
import { accountToasts } from "~/texts/account-toasts";
import { useClubPreview } from "../hooks/useClubPreview";
import { unknownSecretCode } from "../registration";
import { StudyFields } from "./StudyFields";

/** The club that the typed code belongs to, shown once the code is complete. */
function ClubPreview({ code }: { code: string }) {
  const preview = useClubPreview(code);
  const [, { touched, error }] = useField<string>("clubCode");
  // The field itself shows the error by then.
  if (touched && error) return null;
  switch (preview.status) {
    case "incomplete":
      return null;
    case "checking":
      return <Text color="fg.muted">Looking up the club...</Text>;
    case "found":
      return (
        <HStack color="success.fg" align="start">
          <CircleCheck size={18} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
          <Text>
            {preview.club.clubName}, {preview.club.collegeName}
          </Text>
        </HStack>
      );
    case "unknown":
      return (
        <HStack color="danger.fg">
          <CircleAlert size={18} aria-hidden />
          <Text>{unknownSecretCode}</Text>
        </HStack>
      );
    case "failed":
      return <Text color="fg.muted">{accountToasts.secretCodeCheckFailed.description}</Text>;
  }
}

export function StudentFields({ disabled }: { disabled: boolean }) {
  const [code] = useField<string>("clubCode");
  return (
    <>
      <div>
        <SecretCodeField
          hint={`The ${limits.secretCodeLength} characters that your club head gave you`}
          disabled={disabled}
        />
        <Text as="div" mt="2" _empty={{ mt: "0" }} textStyle="sm" aria-live="polite">
          <ClubPreview code={code.value} />
        </Text>
      </div>
      <StudyFields disabled={disabled} />
    </>
  );
}
