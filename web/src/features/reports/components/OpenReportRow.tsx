import { lazy, Suspense, useState } from "react";
import { Box, Button, Flex, Stack, Text } from "@chakra-ui/react";
import { reportReasonLabels, reportTargetLabels } from "@quadwork/server/contract";
import { formatMoment } from "~/components/dates";
import { TextLink } from "~/components/TextLink";
import { useReportReview } from "../hooks/useReportReview";
import type { OpenReportRow_ReportReviewFragment } from "./OpenReportRow.generated";

const AnswerReportDialog = lazy(() => import("./AnswerReportDialog"));

/** A text of other people, as they wrote it. */
function Quoted({ label, text }: { label: string; text: string }) {
  return (
    <Box>
      <Text textStyle="sm" color="fg.muted">
        {label}
      </Text>
      <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" maxW="72ch">
        {text}
      </Text>
    </Box>
  );
}

/** A report that waits for an answer. What was reported shows once the operator opens it. */
export function OpenReportRow({ report }: { report: OpenReportRow_ReportReviewFragment }) {
  const { id, targetType, targetId, targetName, reason, details, content, createdAt, viewerCanAnswer } = report;
  const [answering, setAnswering] = useState(false);
  const { opening, open } = useReportReview(id);
  const kind = reportTargetLabels[targetType];
  return (
    <Stack as="li" gap="3" py="4" borderBottomWidth="1px">
      <Flex gap="3" justify="space-between" wrap="wrap">
        <Box minW="0">
          <Text dir="auto" fontWeight="medium" overflowWrap="anywhere">
            {targetName ? `${kind}: ${targetName}` : kind}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {reportReasonLabels[reason]} · {formatMoment(createdAt)}
          </Text>
        </Box>
        {viewerCanAnswer ? (
          <Button size="sm" variant="outline" onClick={() => setAnswering(true)}>
            Answer
          </Button>
        ) : (
          <Button size="sm" variant="outline" loading={opening} loadingText="Opening..." onClick={() => void open()}>
            Open
          </Button>
        )}
      </Flex>
      {viewerCanAnswer ? (
        <>
          {content ? <Quoted label="As it was when reported" text={content} /> : null}
          {details ? <Quoted label="The reporter writes" text={details} /> : null}
          {targetType === "PROJECT" && targetId ? (
            <Text>
              <TextLink to={`/dashboard/projects/${targetId}`}>Go to the project</TextLink>
            </Text>
          ) : null}
        </>
      ) : null}
      {answering ? (
        <Suspense>
          <AnswerReportDialog id={id} onClose={() => setAnswering(false)} />
        </Suspense>
      ) : null}
    </Stack>
  );
}
