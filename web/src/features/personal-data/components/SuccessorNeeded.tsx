import { Button, Dialog, Text } from "@chakra-ui/react";
import { handoverPath, UserType } from "@quadwork/server/contract";
import { Link as RouterLink } from "react-router";
import type { UserType as UserTypeName } from "~/graphql/types.generated";

/** Why a head or owner cannot delete the account before another person takes over, with the way there. */
export function SuccessorNeeded({ userType, onClose }: { userType: UserTypeName; onClose: () => void }) {
  const isStartup = userType === "STARTUP";
  return (
    <>
      <Dialog.Body>
        <Text>
          {isStartup
            ? "Others act for your startup too, and it needs an owner. Hand it over to one of them first."
            : "Others act for your club too, and it needs a head. Hand it over to one of them first."}
        </Text>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        <Button asChild colorPalette="accent">
          <RouterLink to={handoverPath(UserType[userType])} onClick={onClose}>
            Go to Handover
          </RouterLink>
        </Button>
      </Dialog.Footer>
    </>
  );
}
