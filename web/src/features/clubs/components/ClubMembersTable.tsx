import { lazy, Suspense, useState, type ReactNode } from "react";
import { Button, Flex, Stack } from "@chakra-ui/react";
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
  /** What can be done about a student besides removing them. */
  actions: (student: ClubMembersTable_StudentFragment) => ReactNode;
}

/** The club's students, with a remove button for each. */
export function ClubMembersTable({ students, searching, isAlumni, actions }: ClubMembersTableProps) {
  const { remove } = useRemoveStudent();
  const [moving, setMoving] = useState<ClubMembersTable_StudentFragment | null>(null);
  const [leaving, setLeaving] = useState<ClubMembersTable_StudentFragment | null>(null);

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
        actionsWidth={296}
        actions={(student) => (
          <Flex gap="1" justify="flex-end" wrap="wrap" whiteSpace="nowrap">
            {isAlumni ? null : actions(student)}
            {student.viewerCanSetAlumnus ? (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => setMoving(student)}
                aria-label={
                  isAlumni
                    ? `Move ${student.firstName} ${student.lastName} back to the students`
                    : `Move ${student.firstName} ${student.lastName} to the alumni`
                }
              >
                {isAlumni ? "Move Back" : "To Alumni"}
              </Button>
            ) : null}
            <Button
              size="sm"
              variant="ghost"
              onClick={() => setLeaving(student)}
              aria-label={`Remove ${student.firstName} ${student.lastName}`}
            >
              Remove
            </Button>
          </Flex>
        )}
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
