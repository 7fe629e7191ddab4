import { useState } from "react";
import { HStack, Skeleton, Stack, Text } from "@chakra-ui/react";
import { Checkbox } from "~/components/controls";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { PersonAvatar } from "~/components/PersonAvatar";
import { SearchField } from "~/components/SearchField";
import { toasts } from "~/texts/toasts";
import { useAddableStudentsQuery, type AddableStudentsQuery } from "../hooks/AddableStudents.generated";

type Student = NonNullable<NonNullable<NonNullable<AddableStudentsQuery["team"]>["club"]["members"]>["nodes"]>[number];

function StudentOption({
  student,
  checked,
  onToggle,
}: {
  student: Student;
  checked: boolean;
  onToggle: (checked: boolean) => void;
}) {
  const name = `${student.firstName} ${student.lastName}`;
  const about = [student.education, student.skills.slice(0, 3).join(", ")].filter(Boolean).join(" · ");
  return (
    <Checkbox checked={checked} onChange={onToggle} p="3" borderWidth="1px" rounded="l2" w="full">
      <HStack as="span" gap="3">
        <PersonAvatar name={name} imageUrl={student.avatarUrl} size="xs" />
        <Stack as="span" gap="0">
          <Text as="span">{name}</Text>
          {about ? (
            <Text as="span" textStyle="sm" color="fg.muted" fontWeight="normal">
              {about}
            </Text>
          ) : null}
        </Stack>
      </HStack>
    </Checkbox>
  );
}

export interface StudentPickerProps {
  teamId: string;
  selectedIds: readonly string[];
  onChange: (ids: string[]) => void;
}

/** A searchable multiple choice of the club's students who are not in the team yet. */
export function StudentPicker({ teamId, selectedIds, onChange }: StudentPickerProps) {
  const [search, setSearch] = useState("");
  const { data, previousData, loading, error, refetch, fetchMore } = useAddableStudentsQuery({
    variables: { teamId, search: search || null },
    // Students may have just joined the club or a team.
    fetchPolicy: "cache-and-network",
  });
  const students = (data ?? previousData)?.team?.club.members;

  return (
    <Stack gap="3">
      <SearchField label="Search students" placeholder="Search students" onSearch={setSearch} />
      {error && !students ? (
        <ErrorState title={toasts.studentsLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />
      ) : null}
      {!students && loading ? <Skeleton height="32" role="status" aria-label="Loading students..." /> : null}
      {students?.nodes.length === 0 ? (
        <Text color="fg.muted">
          {search ? "No students found." : "Every student in your club is already on this team."}
        </Text>
      ) : null}
      {students && students.nodes.length > 0 ? (
        <Stack role="group" aria-label="Students" gap="2" maxH="20rem" overflowY="auto" p="1">
          {students.nodes.map((student) => (
            <StudentOption
              key={student.id}
              student={student}
              checked={selectedIds.includes(student.id)}
              onToggle={(checked) =>
                onChange(checked ? [...selectedIds, student.id] : selectedIds.filter((id) => id !== student.id))
              }
            />
          ))}
          <LoadMore
            hasNextPage={students.pageInfo.hasNextPage}
            onLoadMore={() => fetchMore({ variables: { after: students.pageInfo.endCursor } })}
          />
        </Stack>
      ) : null}
    </Stack>
  );
}
