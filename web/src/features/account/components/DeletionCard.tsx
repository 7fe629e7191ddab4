import { lazy, Suspense, useState } from "react";
import { Button } from "@chakra-ui/react";
import { SettingsCard } from "~/components/SettingsCard";

const DeleteAccountDialog = lazy(() => import("./DeleteAccountDialog"));

/** The way out. */
export function DeletionCard() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <SettingsCard
      title="Delete Account"
      description="Before anything happens, you are told what it means for your club, teams and projects."
      tone="danger"
      action={
        <Button
          variant="outline"
          colorPalette="danger"
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          Delete My Account
        </Button>
      }
    >
      {wanted ? (
        <Suspense fallback={null}>
          <DeleteAccountDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SettingsCard>
  );
}
