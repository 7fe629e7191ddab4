import type { ReactNode } from "react";
import { Button, Card, DataList, HStack, Stack, Text } from "@chakra-ui/react";
import { clubTypeLabels, industryLabels, userTypeLabels } from "@quadwork/server/contract";
import { Pencil } from "lucide-react";
import { ExternalLink } from "~/components/ExternalLink";
import { PageHeader } from "~/components/PageHeader";
import { SkillTags } from "~/components/SkillTags";
import { useAuth } from "~/graphql/session";
import { CompletenessHint } from "./CompletenessHint";
import { AvatarField, LogoField } from "./PictureField";
import type { ProfileView_ProfileFragment } from "./ProfileView.generated";

type Facts = readonly (readonly [label: string, value: ReactNode])[];

const link = (url: string | null, label: string) => (url ? <ExternalLink href={url}>{label}</ExternalLink> : null);

/** What is edited in one form: the person with the own role, or also the club that a student acts for. */
export type ProfilePart = "person" | "club";

const clubFacts = (club: ProfileView_ProfileFragment["club"]): Facts => [
  ["Club name", club?.clubName],
  ["College name", club?.collegeName],
  ["Club type", club && clubTypeLabels[club.clubType]],
  ["Description", club?.description],
];

/** The role-specific facts. */
function roleFacts({ userType, student, club, startup }: ProfileView_ProfileFragment): { title: string; facts: Facts } {
  if (userType === "STUDENT") {
    return {
      title: "Studies and Skills",
      facts: [
        ["Club", student?.club ? `${student.club.clubName}, ${student.club.collegeName}` : null],
        ["Education", student?.education],
        ["Resume", link(student?.resumeUrl ?? null, "View resume")],
        [
          "Skills",
          student && student.skills.length > 0 ? (
            <SkillTags skills={student.skills} max={student.skills.length} />
          ) : null,
        ],
      ],
    };
  }
  if (userType === "CLUB_HEAD") {
    return { title: "Your Club", facts: clubFacts(club) };
  }
  return {
    title: "Your Company",
    facts: [
      ["Company name", startup?.companyName],
      ["Position", startup?.position],
      ["Industry", startup && industryLabels[startup.industry]],
      ["Website", link(startup?.website ?? null, startup?.website ?? "")],
      ["Description", startup?.description],
    ],
  };
}

export interface ProfileViewProps {
  profile: ProfileView_ProfileFragment;
  onEdit: (part: ProfilePart) => void;
}

/** View mode: the profile, with a button to edit it. */
export function ProfileView({ profile, onEdit }: ProfileViewProps) {
  const { actsAs } = useAuth();
  const actsForOwnClub = profile.userType === "STUDENT" && actsAs === "CLUB_HEAD";
  const name = `${profile.firstName} ${profile.lastName}`;
  const { title, facts } = roleFacts(profile);
  return (
    <>
      <PageHeader
        title="My Profile"
        action={
          <Button colorPalette="accent" onClick={() => onEdit("person")}>
            <Pencil size={16} aria-hidden />
            Edit Profile
          </Button>
        }
      />
      <Stack gap="5" maxW="3xl">
        <CompletenessHint profile={profile} />
        <Card.Root>
          <Card.Body gap="5">
            <Stack gap="0" minW="0">
              <Card.Title dir="auto" as="h2" overflowWrap="anywhere">
                {name}
              </Card.Title>
              <Text dir="auto" color="fg.muted" overflowWrap="anywhere">
                {profile.email}
              </Text>
              <Text color="fg.muted" textStyle="sm">
                {userTypeLabels[profile.userType]}
              </Text>
            </Stack>
            <AvatarField profile={profile} />
            <FactList facts={[["Bio", profile.bio]]} />
          </Card.Body>
        </Card.Root>
        <Card.Root>
          <Card.Header>
            <Card.Title as="h2">{title}</Card.Title>
          </Card.Header>
          <Card.Body gap="5">
            {actsForOwnClub ? null : <LogoField profile={profile} />}
            <FactList facts={facts} />
          </Card.Body>
        </Card.Root>
        {actsForOwnClub ? (
          <Card.Root>
            <Card.Header>
              <HStack justify="space-between" gap="3" wrap="wrap">
                <Card.Title as="h2">Your Club</Card.Title>
                <Button size="sm" variant="outline" onClick={() => onEdit("club")}>
                  <Pencil size={16} aria-hidden />
                  Edit Club
                </Button>
              </HStack>
            </Card.Header>
            <Card.Body gap="5">
              <LogoField profile={profile} />
              <FactList facts={clubFacts(profile.club)} />
            </Card.Body>
          </Card.Root>
        ) : null}
      </Stack>
    </>
  );
}

function FactList({ facts }: { facts: Facts }) {
  return (
    <DataList.Root orientation="vertical" gap="4">
      {facts.map(([label, value]) => (
        <DataList.Item key={label}>
          <DataList.ItemLabel>{label}</DataList.ItemLabel>
          <DataList.ItemValue dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {value || (
              <Text as="span" color="fg.muted">
                Not specified
              </Text>
            )}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}
