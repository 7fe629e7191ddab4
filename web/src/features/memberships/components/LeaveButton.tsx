import { lazy, Suspense, useState } from "react";
import { Button } from "@chakra-ui/react";
import type { Acting } from "../hooks/useHandover";
import { useLeavePreview } from "../hooks/useLeavePreview";

const LeaveDialog = lazy(() => import("./LeaveDialog"));

/** Leaves the club or startup, after confirmation. A head or owner first sees what closes. */
export function LeaveButton({ acting }: { acting: Acting }) {
  const { preview, look, looking } = useLeavePreview();
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
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
          setAsked(true);
          setAsking(true);
        }}
      >
        {acting.kind === "club" ? "Leave Club" : "Leave Startup"}
      </Button>
      {asked ? (
        <Suspense fallback={null}>
          <LeaveDialog
            open={asking}
            onClose={() => setAsking(false)}
            acting={acting}
            preview={closes ? preview : null}
          />
        </Suspense>
      ) : null}
    </>
  );
}
