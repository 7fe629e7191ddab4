import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { Link } from "react-router";
import { AuthFrame } from "~/components/AuthFrame";
import { TextLink } from "~/components/TextLink";
import { useAcceptTerms } from "../hooks/useAcceptTerms";

/** Stands in place of the dashboard until the person accepts this version of the terms or logs out. */
export default function TermsChanged({ version }: { version: string }) {
  const { accepting, accept } = useAcceptTerms(version);
  return (
    <main>
      <AuthFrame title="The terms have changed" description="Read them and agree to go on.">
        <Stack gap="6">
          <Text>
            These are the{" "}
            <TextLink to="/terms" newTab>
              Terms of Service
            </TextLink>{" "}
            and the{" "}
            <TextLink to="/privacy" newTab>
              Privacy Policy
            </TextLink>
            . If you do not agree, log out: your account stays as it is, and we ask again at your next login.
          </Text>
          <Flex gap="3" wrap="wrap">
            <Button
              size="lg"
              colorPalette="accent"
              disabled={accepting}
              loading={accepting}
              loadingText="Saving..."
              onClick={() => void accept()}
            >
              I agree, and I am 18 or older
            </Button>
            <Button asChild size="lg" variant="outline">
              <Link to="/logout">Log out</Link>
            </Button>
          </Flex>
        </Stack>
      </AuthFrame>
    </main>
  );
}
