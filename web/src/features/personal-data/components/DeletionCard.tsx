import { lazy, Suspense, useState } from "react";
import { Button } from "@chakra-ui/react";
import { SettingsCard } from "~/components/SettingsCard";
import { useDeletionPreview } from "../hooks/useDeletionPreview";

const DeleteAccountDialog = lazy(() => import("./DeleteAccountDialog"));

/** Starts the deletion of the account. */
export function DeletionCard() {
  const [open, setOpen] = useState(false);
  // Loaded before the dialog opens: the preview decides which dialog to show.
  const { preview, look, looking } = useDeletionPreview();
  return (
    <SettingsCard
      title="Delete Account"
      description="First, we'll show you what happens to your club, teams and projects."
      tone="danger"
      action={
        <Button
          variant="outline"
          colorPalette="danger"
          loading={looking}
          loadingText="Checking..."
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
