import type { ReactNode } from "react";
import { HStack, Stack, Table, Text, useMediaQuery } from "@chakra-ui/react";
import { tableSlotRecipe } from "@chakra-ui/react/theme";
import { WithRecipes } from "~/theme/WithRecipes";
import { EmailAddress } from "./EmailAddress";
import { ExternalLink } from "./ExternalLink";
import { PersonAvatar } from "./PersonAvatar";
import { SkillTags } from "./SkillTags";
import { useElementWidth } from "./useElementWidth";

const extra = {
  recipes: { slotRecipes: { table: tableSlotRecipe } },
  changes: { slotRecipes: { table: { base: { cell: { fontVariantNumeric: "tabular-nums" } } } } },
};

/** A student as far as the viewer may see them: hidden values are null. */
export interface TablePerson {
  id: string;
  firstName: string;
  lastName: string;
  email?: string | null;
  avatarUrl: string | null;
  education: string | null;
  resumeUrl?: string | null;
  skills: readonly string[];
}

interface Member {
  isLead: boolean;
  profile: { id: string; firstName: string; lastName: string; email?: string | null; avatarUrl: string | null };
  /** Null for a club head who leads the team. */
  student: { education: string | null; resumeUrl?: string | null; skills: readonly string[] } | null;
}

/** A team member as a row; students with their details, a club head who leads the team without. */
export const memberAsPerson = ({ isLead, profile, student }: Member) => ({
  ...profile,
  isLead,
  isStudent: student !== null,
  education: student?.education ?? null,
  resumeUrl: student?.resumeUrl ?? null,
  skills: student?.skills ?? [],
});

export interface PeopleTableProps<Person extends TablePerson> {
  people: readonly Person[];
  /** The table's name for screen readers. */
  label: string;
  /** Columns besides name, skills and education. */
  columns?: { email?: boolean; resume?: boolean };
  /** Shown beside the name, for example a badge. */
  note?: (person: Person) => ReactNode;
  /** The last cell of a row; omitted, there is no such column. */
  actions?: (person: Person) => ReactNode;
}

/** The theme's breakpoint md: below this screen width, a table's columns do not fit. */
const besideEachOther = "(min-width: 48rem)";

/** The column widths in pixels. Name, skills and education are always shown. */
const needed = { always: 480, email: 272, belowName: 32, resume: 144, actions: 112 };

type Layout = "list" | "stacked" | "columns";

/** The layout that shows every column within `width`; `stacked` puts the e-mail address below the name. */
function layoutFor(width: number, columns: { email?: boolean; resume?: boolean }, actionsWidth: number): Layout {
  const others = needed.always + (columns.resume ? needed.resume : 0) + actionsWidth;
  if (width >= others + (columns.email ? needed.email : 0)) return "columns";
  return columns.email && width >= others + needed.belowName ? "stacked" : "list";
}

/** Students with their skills and education: a table if all its columns fit, otherwise a list. */
export function PeopleTable<Person extends TablePerson>(props: PeopleTableProps<Person>) {
  const [frame, width] = useElementWidth<HTMLDivElement>();
  const [isWide] = useMediaQuery([besideEachOther], { ssr: false });
  const unmeasured = isWide ? "columns" : "list";
  const actionsWidth = props.actions ? needed.actions : 0;
  const layout = width ? layoutFor(width, props.columns ?? {}, actionsWidth) : unmeasured;
  return (
    <div ref={frame}>
      {layout === "list" ? <PeopleList {...props} /> : <WideTable {...props} stacked={layout === "stacked"} />}
    </div>
  );
}

function PeopleList<Person extends TablePerson>({
  people,
  label,
  columns = {},
  note,
  actions,
}: PeopleTableProps<Person>) {
  return (
    <Stack as="ul" listStyleType="none" gap="3" aria-label={label}>
      {people.map((person) => (
        <Stack as="li" key={person.id} gap="2" p="4" borderWidth="1px" rounded="l3" bg="bg.panel">
          <HStack gap="3">
            <PersonAvatar name={`${person.firstName} ${person.lastName}`} imageUrl={person.avatarUrl} size="sm" />
            <Stack gap="0" flex="1" minW="0">
              <HStack gap="2" wrap="wrap">
                <Text
                  dir="auto"
                  fontWeight="medium"
                  overflowWrap="anywhere"
                >{`${person.firstName} ${person.lastName}`}</Text>
                {note?.(person)}
              </HStack>
              {columns.email && person.email ? (
                <Text dir="auto" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                  <EmailAddress address={person.email} />
                </Text>
              ) : null}
            </Stack>
          </HStack>
          <Text textStyle="sm">{person.education ?? <Missing>Not specified</Missing>}</Text>
          <SkillTags skills={person.skills} />
          {(columns.resume && person.resumeUrl) || actions ? (
            <HStack justify="space-between" gap="3" wrap="wrap">
              {columns.resume && person.resumeUrl ? (
                <ExternalLink href={person.resumeUrl}>View resume</ExternalLink>
              ) : (
                <span />
              )}
              {actions?.(person)}
            </HStack>
          ) : null}
        </Stack>
      ))}
    </Stack>
  );
}

interface WideTableProps<Person extends TablePerson> extends PeopleTableProps<Person> {
  /** Whether the e-mail address is shown below the name instead of in its own column. */
  stacked: boolean;
}

function WideTable<Person extends TablePerson>(props: WideTableProps<Person>) {
  const { people, label, columns = {}, note, actions, stacked } = props;
  const emailColumn = columns.email && !stacked;
  return (
    <Table.ScrollArea
      whiteSpace="normal"
      borderWidth="1px"
      rounded="l3"
      bg="bg.panel"
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <WithRecipes extra={extra}>
        <Table.Root size={{ base: "sm", xl: "md" }} aria-label={label}>
          <Table.Header>
            <Table.Row bg="bg.subtle">
              <Table.ColumnHeader>Name</Table.ColumnHeader>
              {emailColumn ? <Table.ColumnHeader>Email</Table.ColumnHeader> : null}
              <Table.ColumnHeader>Skills</Table.ColumnHeader>
              <Table.ColumnHeader>Education</Table.ColumnHeader>
              {columns.resume ? <Table.ColumnHeader>Resume</Table.ColumnHeader> : null}
              {actions ? <Table.ColumnHeader textAlign="end">Actions</Table.ColumnHeader> : null}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {people.map((person) => (
              <Table.Row key={person.id} bg="bg.panel">
                <Table.Cell minW={stacked ? "52" : "44"}>
                  <HStack gap="3">
                    <PersonAvatar
                      name={`${person.firstName} ${person.lastName}`}
                      imageUrl={person.avatarUrl}
                      size="xs"
                    />
                    <Stack gap="0" minW="0">
                      <HStack gap="2" wrap="wrap">
                        <Text as="span" fontWeight="medium">{`${person.firstName} ${person.lastName}`}</Text>
                        {note?.(person)}
                      </HStack>
                      {columns.email && stacked && person.email ? (
                        <Text dir="auto" as="span" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                          <EmailAddress address={person.email} />
                        </Text>
                      ) : null}
                    </Stack>
                  </HStack>
                </Table.Cell>
                {emailColumn ? (
                  <Table.Cell dir="auto" minW="68" overflowWrap="anywhere">
                    {person.email ? <EmailAddress address={person.email} /> : <Missing>Hidden</Missing>}
                  </Table.Cell>
                ) : null}
                <Table.Cell minW="40">
                  {person.skills.length > 0 ? <SkillTags skills={person.skills} /> : <Missing>None listed</Missing>}
                </Table.Cell>
                <Table.Cell minW="36">{person.education ?? <Missing>Not specified</Missing>}</Table.Cell>
                {columns.resume ? (
                  <Table.Cell whiteSpace="nowrap">
                    {person.resumeUrl ? (
                      <ExternalLink href={person.resumeUrl}>View resume</ExternalLink>
                    ) : (
                      <Missing>Not provided</Missing>
                    )}
                  </Table.Cell>
                ) : null}
                {actions ? <Table.Cell textAlign="end">{actions(person)}</Table.Cell> : null}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </WithRecipes>
    </Table.ScrollArea>
  );
}

function Missing({ children }: { children: ReactNode }) {
  return (
    <Text as="span" color="fg.muted">
      {children}
    </Text>
  );
}
