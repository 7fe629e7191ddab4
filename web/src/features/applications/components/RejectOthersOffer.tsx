import { Alert, Button } from "@chakra-ui/react";
import { useRejectOtherApplications } from "../hooks/useRejectOtherApplications";
import type { RejectOthersOffer_ProjectFragment } from "./RejectOthersOffer.generated";

/** Once a project found its club, what is still pending can be answered in one click. */
export function RejectOthersOffer({ project }: { project: RejectOthersOffer_ProjectFragment }) {
  const { rejectOthers, rejecting } = useRejectOtherApplications();
  const count = project.pending?.totalCount ?? 0;
  if (count === 0) return null;
  const others = count === 1 ? "1 other application is" : `${count} other applications are`;
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{`${others} still pending for this project.`}</Alert.Title>
        <Alert.Description>The project is no longer open, so they can only be rejected.</Alert.Description>
      </Alert.Content>
      <Button
        size="sm"
        variant="outline"
        alignSelf="center"
        loading={rejecting}
        loadingText="Rejecting..."
        onClick={() => void rejectOthers(project.id)}
      >
        {count === 1 ? "Reject It" : `Reject All ${count}`}
      </Button>
    </Alert.Root>
  );
}
