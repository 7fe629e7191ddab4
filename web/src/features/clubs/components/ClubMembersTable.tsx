import { lazy, Suspense, useState, type ReactNode } from "react";
import { Stack } from "@chakra-ui/react";
import { GraduationCap, Undo2, UserMinus } from "lucide-react";
import { ActionsMenu, type MenuAction } from "~/components/ActionsMenu";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { EmptyState } from "~/components/EmptyState";
import { PeopleTable } from "~/components/PeopleTable";
import { useRemoveStudent } from "../hooks/useRemoveStudent";
import type { ClubMembersTable_StudentFragment } from "./ClubMembersTable.generated";

const AlumnusDialog = lazy(() => import("./AlumnusDialog"));

export interface ClubMembersTableProps {
  students: readonly ClubMembersTable_StudentFragment[];
  searching: boolean;
  /** They are the club's alumni. */
  isAlumni: boolean;
  /** The menu of a student: of another feature, which adds to what this one offers. */
  menu: (student: ClubMembersTable_StudentFragment, others: readonly MenuAction[]) => ReactNode;
}

/** The club's students, with a menu for each. */
export function ClubMembersTable({ students, searching, isAlumni, menu }: ClubMembersTableProps) {
  const { remove } = useRemoveStudent();
  const [moving, setMoving] = useState<ClubMembersTable_StudentFragment | null>(null);
  const [leaving, setLeaving] = useState<ClubMembersTable_StudentFragment | null>(null);

  const actionsOn = (student: ClubMembersTable_StudentFragment): MenuAction[] => {
    const name = `${student.firstName} ${student.lastName}`;
    const move: MenuAction = isAlumni
      ? {
          label: "Move Back",
          name: `Move ${name} back to the students`,
          icon: Undo2,
          onChoose: () => setMoving(student),
        }
      : {
          label: "Move to Alumni",
          name: `Move ${name} to the alumni`,
          icon: GraduationCap,
          onChoose: () => setMoving(student),
        };
    const remove: MenuAction = {
      label: "Remove",
      name: `Remove ${name}`,
      icon: UserMinus,
      isDanger: true,
      onChoose: () => setLeaving(student),
    };
    return student.viewerCanSetAlumnus ? [move, remove] : [remove];
  };

  if (students.length === 0) {
    if (searching)
      return <EmptyState title="No students found." description="Try a different name, skill or course." />;
    return isAlumni ? (
      <EmptyState
        title="No alumni yet."
        description="Move students here when they leave college: they stay on record and leave teams with work ahead."
      />
    ) : (
      <EmptyState
        title="No members yet."
        description="Share your invitation code so students at your college can join."
      />
    );
  }
  return (
    <Stack>
      <PeopleTable
        label={isAlumni ? "Alumni" : "Club members"}
        people={students}
        columns={{ email: true, resume: true }}
        actions={(student) =>
          isAlumni ? (
            <ActionsMenu
              size="sm"
              variant="ghost"
              label={`Actions for ${student.firstName} ${student.lastName}`}
              actions={actionsOn(student)}
            />
          ) : (
            menu(student, actionsOn(student))
          )
        }
      />
      {moving ? (
        <Suspense>
          <AlumnusDialog student={moving} onClose={() => setMoving(null)} />
        </Suspense>
      ) : null}
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={leaving ? `Remove ${leaving.firstName} ${leaving.lastName} from the club?` : "Remove from the club?"}
        description="They will also leave the club's teams and no longer see its projects."
        confirmLabel="Remove Student"
        busyLabel="Removing..."
        tone="danger"
        onConfirm={async () => (leaving ? remove(leaving.id) : false)}
      />
    </Stack>
  );
}
