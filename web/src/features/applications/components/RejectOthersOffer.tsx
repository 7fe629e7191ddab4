import { Alert, Button } from "@chakra-ui/react";
import { useRejectOtherApplications } from "../hooks/useRejectOtherApplications";
import type { RejectOthersOffer_ProjectFragment } from "./RejectOthersOffer.generated";

/** Offers to reject all other pending applications in one click once a project has found its club. */
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
        <Alert.Description>The project is no longer open, so you can only reject them.</Alert.Description>
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
