import { MyClub } from "~/features/clubs/components/MyClub";
import { HandoverSection } from "~/features/memberships/components/HandoverSection";
import { PeopleCard } from "~/features/memberships/components/PeopleCard";
import { ReportLink } from "~/features/reports/components/ReportLink";
import { VerificationCard } from "~/features/verification/components/VerificationCard";

export const meta = () => [{ title: "My Club | Quadwork" }];

export default function MyClubPage() {
  return (
    <MyClub
      people={(id) => (
        <>
          <PeopleCard organisation={{ kind: "club", id }}>
            <HandoverSection />
          </PeopleCard>
          <ReportLink page={{ kind: "club", id }} />
          <VerificationCard organisation={{ kind: "club", id }} />
        </>
      )}
    />
  );
}
