import { lazy, Suspense, useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { Button } from "@chakra-ui/react";
import { FileUp } from "lucide-react";
import { useClubRoster } from "../hooks/useClubRoster";

const ImportStudentsDialog = lazy(() => import("./ImportStudentsDialog"));

/** Opens the import of a list of students, for those who act for the club. */
export function ImportStudentsButton({ clubId }: { clubId: string }) {
  const client = useApolloClient();
  const [open, setOpen] = useState(false);
  const { viewerCanImport } = useClubRoster(clubId);
  if (!viewerCanImport) return null;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <FileUp size={16} aria-hidden />
        Import Students
      </Button>
      {open ? (
        <Suspense>
          <ImportStudentsDialog
            onClose={(changed) => {
              setOpen(false);
              if (changed) void client.refetchQueries({ include: ["ClubRoster"] });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
