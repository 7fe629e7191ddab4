import { useEffect } from "react";
import { Box, Flex, Heading, Skeleton, Stack, Text } from "@chakra-ui/react";
import { useLocation } from "react-router";
import { ErrorState } from "~/components/ErrorState";
import { toasts } from "~/texts/toasts";
import { rolesOf, stepsAhead, stepsOf } from "../handover-texts";
import { useHandover, type Acting } from "../hooks/useHandover";
import { HandoverAnswers, OfferHandoverButton } from "./HandoverButtons";
import { HandoverSteps } from "./HandoverSteps";
import { LeaveButton } from "./LeaveButton";
import { SuccessionOrder } from "./SuccessionOrder";

/** Mails and dialogs link here: `#handover`. */
const anchor = "handover";

function explanationOf({ kind, handover, viewerCanHandOver, viewerId, others }: Acting): string {
  const { first, others: fellows } = rolesOf[kind];
  if (handover?.to.id === viewerId) return `The ${kind} is offered to you. Until you accept, nothing changes.`;
  if (!viewerCanHandOver)
    return handover
      ? `The ${kind} is being handed over. Until the offer is accepted, nothing changes.`
      : `The ${first} hands the ${kind} over when the time comes. You can leave at any time.`;
  if (others.length === 0)
    return `You are the only person who acts for the ${kind}. Once there are ${fellows}, you can hand it over to one of them.`;
  return kind === "club"
    ? "The club goes on when you graduate. You choose a successor, who accepts; until then nothing changes."
    : "The startup goes on without you. You choose a successor, who accepts; until then nothing changes.";
}

function Handover({ acting }: { acting: Acting }) {
  const { handover, viewerCanHandOver, viewerCanLeave, others, kind } = acting;
  const steps = handover ? stepsOf(handover, acting) : stepsAhead(kind);
  const mayOffer = viewerCanHandOver && others.length > 0;
  return (
    <Stack gap="4">
      <Flex gap="3" justify="space-between" align={{ sm: "flex-start" }} direction={{ base: "column", sm: "row" }}>
        <Text color="fg.muted" maxW="60ch">
          {explanationOf(acting)}
        </Text>
        <Flex gap="2" wrap="wrap" flexShrink="0">
          <HandoverAnswers acting={acting} />
          {mayOffer && !handover ? <OfferHandoverButton acting={acting} /> : null}
          {viewerCanLeave ? <LeaveButton acting={acting} /> : null}
        </Flex>
      </Flex>
      {handover || mayOffer ? <HandoverSteps steps={steps} /> : null}
      {mayOffer && others.length > 1 ? <SuccessionOrder acting={acting} /> : null}
    </Stack>
  );
}

/** The handover of the club or startup that the user acts for, and leaving it. Nothing for everyone else. */
export function HandoverSection() {
  const { acting, loading, error, refetch } = useHandover();
  const { hash } = useLocation();
  const loaded = Boolean(acting);
  useEffect(() => {
    if (loaded && hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, [hash, loaded]);

  if (acting === null) return null;
  return (
    <Box as="section" id={anchor} aria-labelledby={`${anchor}-title`} scrollMarginTop="20">
      <Heading as="h3" size="sm" id={`${anchor}-title`} mb="2">
        Handover
      </Heading>
      {acting ? <Handover acting={acting} /> : null}
      {!acting && error ? (
        <ErrorState title={toasts.handoverLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />
      ) : null}
      {!acting && !error ? <Skeleton height="24" role="status" aria-label="Loading handover..." /> : null}
    </Box>
  );
}
