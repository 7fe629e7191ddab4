import { MyClub } from "~/features/clubs/components/MyClub";
import { HandoverSection } from "~/features/memberships/components/HandoverSection";
import { PeopleCard } from "~/features/memberships/components/PeopleCard";
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
          <VerificationCard organisation={{ kind: "club", id }} />
        </>
      )}
    />
  );
}
