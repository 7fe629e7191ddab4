import { PageHeader } from "~/components/PageHeader";
import { LedClub } from "~/features/clubs/components/LedClub";
import { HandoverSection } from "~/features/memberships/components/HandoverSection";
import { PeopleCard } from "~/features/memberships/components/PeopleCard";
import { StudentMenu } from "~/features/memberships/components/StudentMenu";
import { ImportStudentsButton } from "~/features/roster/components/ImportStudentsButton";
import { PendingRoster } from "~/features/roster/components/PendingRoster";
import { VerificationCard } from "~/features/verification/components/VerificationCard";
import type { RouteHandle } from "~/graphql/session";

export const handle = { roles: ["CLUB_HEAD"] } satisfies RouteHandle;

export const meta = () => [{ title: "Club & Members | Quadwork" }];

export default function ClubMembersPage() {
  return (
    <>
      <PageHeader title="Club & Members" subtitle="Invite students from your college and see who has joined." />
      <LedClub
        people={(id) => (
          <>
            <PeopleCard organisation={{ kind: "club", id }}>
              <HandoverSection />
            </PeopleCard>
            <VerificationCard organisation={{ kind: "club", id }} />
          </>
        )}
        importing={(id) => <ImportStudentsButton clubId={id} />}
        roster={(id) => <PendingRoster clubId={id} />}
        studentMenu={(student, others, clubId) => <StudentMenu clubId={clubId} student={student} others={others} />}
      />
    </>
  );
}
