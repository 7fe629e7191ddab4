import { Button } from "@chakra-ui/react";
import { ArrowRight } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { applicationAddress, applicationParameter } from "../return-to-application";

/** A link back for a club head who left an application to add team members; hidden for everyone else. */
export function ReturnToApplication({ teamId }: { teamId: string }) {
  const projectId = useSearchParams()[0].get(applicationParameter);
  if (!projectId) return null;
  return (
    <Button asChild colorPalette="accent">
      <Link to={applicationAddress(projectId, teamId)}>
        Back to Your Application
        <ArrowRight size={16} aria-hidden />
      </Link>
    </Button>
  );
}
