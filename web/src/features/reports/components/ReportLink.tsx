import { lazy, Suspense, useState } from "react";
import { Button, Flex } from "@chakra-ui/react";
import { Flag } from "lucide-react";
import type { ReportedPage } from "../hooks/useReportTargets";

const ReportDialog = lazy(() => import("./ReportDialog"));

/** The quiet way, at the foot of a page, to report what it shows. */
export function ReportLink({ page }: { page: ReportedPage }) {
  const [open, setOpen] = useState(false);
  return (
    <Flex justify="flex-end" mt="10">
      <Button size="sm" variant="ghost" color="fg.muted" onClick={() => setOpen(true)}>
        <Flag size={14} aria-hidden /> Report
      </Button>
      {open ? (
        <Suspense>
          <ReportDialog page={page} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Flex>
  );
}
