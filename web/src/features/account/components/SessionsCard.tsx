import { Button } from "@chakra-ui/react";
import { Link } from "react-router";
import { SettingsCard } from "~/components/SettingsCard";

/** Where the person is logged in. */
export function SessionsCard() {
  return (
    <SettingsCard
      title="Sessions"
      description="You are logged in on this device."
      action={
        <Button asChild variant="outline">
          <Link to="/logout">Log out</Link>
        </Button>
      }
    />
  );
}
