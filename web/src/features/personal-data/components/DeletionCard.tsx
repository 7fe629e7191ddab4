import { lazy, Suspense, useState } from "react";
import { Button } from "@chakra-ui/react";
import { SettingsCard } from "~/components/SettingsCard";
import { useDeletionPreview } from "../hooks/useDeletionPreview";

const DeleteAccountDialog = lazy(() => import("./DeleteAccountDialog"));

/** The way out. */
export function DeletionCard() {
  const [open, setOpen] = useState(false);
  // Asked before the dialog opens: what it says decides which dialog it is.
  const { preview, look, looking } = useDeletionPreview();
  return (
    <SettingsCard
      title="Delete Account"
      description="Before anything happens, you are told what it means for your club, teams and projects."
      tone="danger"
      action={
        <Button
          variant="outline"
          colorPalette="danger"
          loading={looking}
          loadingText="Looking..."
          onClick={async () => {
            if (await look()) setOpen(true);
          }}
        >
          Delete My Account
        </Button>
      }
    >
      {preview ? (
        <Suspense fallback={null}>
          <DeleteAccountDialog open={open} onClose={() => setOpen(false)} preview={preview} />
        </Suspense>
      ) : null}
    </SettingsCard>
  );
}
