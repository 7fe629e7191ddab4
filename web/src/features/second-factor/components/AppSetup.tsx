import { Box, Link, Stack, Text } from "@chakra-ui/react";
import { TextField } from "~/components/FormField";
import type { AppSetup_TotpEnrollmentFragment } from "./AppSetup.generated";

/** Groups of four are easier to type. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** Adds the account to an authenticator app: by QR code, by typing the key, or by opening a link on this device. */
export function AppSetup({ enrolment }: { enrolment: AppSetup_TotpEnrollmentFragment }) {
  return (
    <>
      <Stack direction={{ base: "column", sm: "row" }} gap="5" align={{ base: "center", sm: "flex-start" }}>
        {/* Scanners expect dark on light, even on a dark page. */}
        <Box bg="white" rounded="l2" borderWidth="1px" borderColor="border" flexShrink="0" overflow="hidden">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(enrolment.qrCode)}`}
            alt="QR code for your authenticator app"
            width={192}
            height={192}
          />
        </Box>
        <Stack gap="3" minW="0" textStyle="sm">
          <Text>Scan the QR code with an authenticator app on your phone.</Text>
          <Box>
            <Text color="fg.muted">Or type this key:</Text>
            <Text fontFamily="mono" fontWeight="semibold" overflowWrap="anywhere" data-testid="totp-secret">
              {inGroups(enrolment.secret)}
            </Text>
          </Box>
          <Link href={enrolment.uri} variant="underline" color="accent.fg">
            Open in an app on this device
          </Link>
        </Stack>
      </Stack>
      <TextField
        name="code"
        label="Code"
        hint="Enter the six-digit code from the app to confirm that it works."
        autoComplete="one-time-code"
        inputMode="numeric"
        required
      />
    </>
  );
}
