import { lazy, Suspense, useState } from "react";
import { Button } from "@chakra-ui/react";
import { usePeople } from "../hooks/usePeople";

const InvitePersonDialog = lazy(() => import("./InvitePersonDialog"));

export interface MakeOfficerButtonProps {
  clubId: string;
  student: { id: string; firstName: string; lastName: string; email: string | null };
}

/** Lets the head invite a student of the club to be an officer, who has to agree. */
export function MakeOfficerButton({ clubId, student }: MakeOfficerButtonProps) {
  const [inviting, setInviting] = useState(false);
  const { people, invitations, viewerCanChange } = usePeople({ kind: "club", id: clubId });
  const { id, email, firstName, lastName } = student;
  const acts = people?.nodes.some(({ profile }) => profile.id === id);
  const isInvited = invitations.some((invitation) => invitation.email === email);
  if (!viewerCanChange || !email || acts || isInvited) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => setInviting(true)}
        aria-label={`Make ${firstName} ${lastName} an officer`}
      >
        Make Officer
      </Button>
      {inviting ? (
        <Suspense>
          <InvitePersonDialog kind="club" email={email} onClose={() => setInviting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
