import { lazy, Suspense, useState } from "react";
import { Button } from "@chakra-ui/react";
import { SettingsCard } from "~/components/SettingsCard";

const ChangePasswordDialog = lazy(() => import("./ChangePasswordDialog"));

/** The user's password. */
export function PasswordCard() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <SettingsCard
      title="Password"
      description="Choose one you don't use anywhere else."
      action={
        <Button
          variant="outline"
          onClick={() => {
            setWanted(true);
            setOpen(true);
          }}
        >
          Change Password
        </Button>
      }
    >
      {wanted ? (
        <Suspense fallback={null}>
          <ChangePasswordDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </SettingsCard>
  );
}
