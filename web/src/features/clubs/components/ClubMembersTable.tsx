import { useState, type ReactNode } from "react";
import { Button, Flex, Stack } from "@chakra-ui/react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { EmptyState } from "~/components/EmptyState";
import { PeopleTable } from "~/components/PeopleTable";
import { useRemoveStudent } from "../hooks/useRemoveStudent";
import type { ClubMembersTable_StudentFragment } from "./ClubMembersTable.generated";

export interface ClubMembersTableProps {
  students: readonly ClubMembersTable_StudentFragment[];
  searching: boolean;
  /** What can be done about a student besides removing them. */
  actions: (student: ClubMembersTable_StudentFragment) => ReactNode;
}

/** The club's students, with a remove button for each. */
export function ClubMembersTable({ students, searching, actions }: ClubMembersTableProps) {
  const { remove } = useRemoveStudent();
  const [leaving, setLeaving] = useState<ClubMembersTable_StudentFragment | null>(null);

  if (students.length === 0) {
    return searching ? (
      <EmptyState title="No students found." description="Try a different name, skill or course." />
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
        label="Club members"
        people={students}
        columns={{ email: true, resume: true }}
        actionsWidth={224}
        actions={(student) => (
          <Flex gap="1" justify="flex-end" whiteSpace="nowrap">
            {actions(student)}
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
