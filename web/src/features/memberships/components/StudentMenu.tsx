import { lazy, useState } from "react";
import { UserRoundPlus } from "lucide-react";
import { ActionsMenu, type MenuAction } from "~/components/ActionsMenu";
import { LazyDialog } from "~/components/LazyDialog";
import { usePeople } from "../hooks/usePeople";

const InvitePersonDialog = lazy(() => import("./InvitePersonDialog"));

export interface StudentMenuProps {
  clubId: string;
  student: { id: string; firstName: string; lastName: string; email: string | null };
  /** What else can be done about the student. */
  others: readonly MenuAction[];
}

/** What can be done about a student of the club. The head may invite them to be an officer, who has to agree. */
export function StudentMenu({ clubId, student, others }: StudentMenuProps) {
  const [inviting, setInviting] = useState(false);
  const { people, invitations, viewerCanChange } = usePeople({ kind: "club", id: clubId });
  const { id, email, firstName, lastName } = student;
  const acts = people?.nodes.some(({ profile }) => profile.id === id);
  const isInvited = invitations.some((invitation) => invitation.email === email);
  const officer: MenuAction = {
    label: "Make Officer",
    name: `Make ${firstName} ${lastName} an officer`,
    icon: UserRoundPlus,
    onChoose: () => setInviting(true),
  };
  return (
    <>
      <ActionsMenu
        size="sm"
        variant="ghost"
        label={`Actions for ${firstName} ${lastName}`}
        actions={viewerCanChange && email && !acts && !isInvited ? [officer, ...others] : others}
      />
      <LazyDialog open={inviting}>
        <InvitePersonDialog kind="club" email={email ?? ""} open={inviting} onClose={() => setInviting(false)} />
      </LazyDialog>
    </>
  );
}
