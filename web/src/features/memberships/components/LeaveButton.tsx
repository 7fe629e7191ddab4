import { lazy, useState } from "react";
import { Button } from "@chakra-ui/react";
import { LazyDialog } from "~/components/LazyDialog";
import type { Acting } from "../hooks/useHandover";
import { useLeavePreview } from "../hooks/useLeavePreview";

const LeaveDialog = lazy(() => import("./LeaveDialog"));

/** Leaves the club or startup, after confirmation. A head or owner first sees what closes. */
export function LeaveButton({ acting }: { acting: Acting }) {
  const { preview, look, looking } = useLeavePreview();
  const [asking, setAsking] = useState(false);
  const closes = acting.viewerCanHandOver;
  return (
    <>
      <Button
        variant="outline"
        colorPalette="danger"
        size="sm"
        loading={looking}
        loadingText="Checking..."
        onClick={async () => {
          if (closes && !(await look())) return;
          setAsking(true);
        }}
      >
        {acting.kind === "club" ? "Leave Club" : "Leave Startup"}
      </Button>
      <LazyDialog open={asking}>
        <LeaveDialog open={asking} onClose={() => setAsking(false)} acting={acting} preview={closes ? preview : null} />
      </LazyDialog>
    </>
  );
}
