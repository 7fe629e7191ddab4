import { lazy, useState } from "react";
import { Button } from "@chakra-ui/react";
import { LazyDialog } from "~/components/LazyDialog";
import { SettingsCard } from "~/components/SettingsCard";

const ChangePasswordDialog = lazy(() => import("./ChangePasswordDialog"));

/** The user's password. */
export function PasswordCard() {
  const [open, setOpen] = useState(false);
  return (
    <SettingsCard
      title="Password"
      description="Choose one you don't use anywhere else."
      action={
        <Button variant="outline" onClick={() => setOpen(true)}>
          Change Password
        </Button>
      }
    >
      <LazyDialog open={open}>
        <ChangePasswordDialog open={open} onClose={() => setOpen(false)} />
      </LazyDialog>
    </SettingsCard>
  );
}
