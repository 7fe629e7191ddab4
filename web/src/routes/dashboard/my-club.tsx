import { MyClub } from "~/features/clubs/components/MyClub";
import { HandoverSection } from "~/features/memberships/components/HandoverSection";
import { PeopleCard } from "~/features/memberships/components/PeopleCard";
import { ImportStudentsButton } from "~/features/roster/components/ImportStudentsButton";
import { PendingRoster } from "~/features/roster/components/PendingRoster";

export const meta = () => [{ title: "My Club | Quadwork" }];

export default function MyClubPage() {
  return (
    <MyClub
      people={(id) => (
        <>
          <PeopleCard organisation={{ kind: "club", id }}>
            <HandoverSection />
          </PeopleCard>
          <ImportStudentsButton clubId={id} />
          <PendingRoster clubId={id} />
        </>
      )}
    />
  );
}
