import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Alert, Box, Button, Flex, Skeleton, Stack, Text } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import { useLocation } from "react-router";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { formatDate } from "~/components/dates";
import { ErrorState } from "~/components/ErrorState";
import { Section } from "~/components/Section";
import { VerificationBadge } from "~/components/VerificationBadge";
import { toasts } from "~/texts/toasts";
import { useVerification, type OrganisationProps } from "../hooks/useVerification";
import { useVerificationActs, type VerificationActs } from "../hooks/useVerificationActs";

const CollegeDomain = lazy(() => import("./CollegeDomain"));
const VerificationSteps = lazy(() => import("./VerificationSteps"));

/** Begins to verify the website of a startup. */
function WebsiteDomain({ acts, website }: { acts: VerificationActs; website: string | null }) {
  if (!website) return <Text>Enter your website above with Edit Profile. Then you can verify it here.</Text>;
  return (
    <Flex>
      <Button
        variant="outline"
        loading={acts.starting}
        loadingText="Starting..."
        onClick={() => void acts.startWithWebsite()}
      >
        Verify website
      </Button>
    </Flex>
  );
}

const reasons = {
  club: "Startups see whether a club shows that it belongs to its college.",
  startup: "Clubs see whether a startup shows that its website is its own, before they send resumes.",
};

/** Lets the head or owner have the domain of the club or startup verified. Nothing for anybody else. */
export function VerificationCard({ organisation }: OrganisationProps) {
  const { kind } = organisation;
  const { shown, website, loading, error, refetch } = useVerification(organisation);
  const acts = useVerificationActs();
  const [ending, setEnding] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  const isReady = Boolean(shown);
  useEffect(() => {
    if (isReady && hash === "#verification") frame.current?.scrollIntoView();
  }, [isReady, hash]);

  if (shown && !shown.viewerCanVerify) return null;
  const challenge = shown?.verificationChallenge;
  const isOpen = challenge && (!challenge.isVerified || challenge.failingSince);
  return (
    <Box id="verification" ref={frame} scrollMarginTop="20">
      <Section title="Verification">
        <Stack gap="4">
          <Text color="fg.muted" mt="-2">
            {reasons[kind]}
          </Text>
          {!shown && loading && !error ? (
            <Skeleton height="16" role="status" aria-label="Loading verification..." />
          ) : null}
          {!shown && error ? (
            <ErrorState title={toasts.verificationLoadFailed.description} onRetry={refetch} retrying={loading} />
          ) : null}
          {shown ? (
            <>
              <VerificationBadge verification={shown.verification} />
              {challenge?.failingSince ? (
                <Alert.Root status="warning" role="status">
                  <Alert.Indicator />
                  <Alert.Description>
                    {`The check on ${formatDate(challenge.failingSince)} failed, or its mail waits for an answer. If the next one fails too, the verification ends.`}
                  </Alert.Description>
                </Alert.Root>
              ) : null}
              {kind === "startup" && !challenge ? <WebsiteDomain acts={acts} website={website} /> : null}
              <Suspense fallback={<Skeleton height="16" role="status" aria-label="Loading verification..." />}>
                {kind === "club" && !challenge?.isVerified ? (
                  <CollegeDomain key={challenge?.domain} acts={acts} known={challenge?.domain ?? ""} />
                ) : null}
                {isOpen ? <VerificationSteps key={challenge.id} challenge={challenge} acts={acts} /> : null}
              </Suspense>
              {challenge?.isVerified ? (
                <Flex gap="3" wrap="wrap" align="center">
                  <Text color="fg.muted" flex="1" minW="60">
                    We check again every {limits.verificationDays} days.
                  </Text>
                  <Button size="sm" variant="outline" onClick={() => setEnding(true)}>
                    End verification
                  </Button>
                </Flex>
              ) : null}
            </>
          ) : null}
        </Stack>
      </Section>
      <ConfirmDialog
        open={ending}
        onClose={() => setEnding(false)}
        title="End the verification?"
        description={`From then on, the ${kind} is shown as not verified. You can verify a domain again at any time.`}
        confirmLabel="End verification"
        busyLabel="Ending..."
        onConfirm={acts.end}
      />
    </Box>
  );
}
