import { Stack } from "@chakra-ui/react";
import { MyClub } from "~/features/clubs/components/MyClub";
import { HandoverSection } from "~/features/memberships/components/HandoverSection";
import { useAuth } from "~/graphql/session";

export const meta = () => [{ title: "My Club | Quadwork" }];

export default function MyClubPage() {
  const { userType } = useAuth();
  return (
    <Stack gap="10">
      <div>
        <MyClub />
      </div>
      {/* Students who are officers have no other screen of the club. */}
      {userType === "STUDENT" ? <HandoverSection /> : null}
    </Stack>
  );
}
