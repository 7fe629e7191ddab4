import { MyClub } from "~/features/clubs/components/MyClub";

export const meta = () => [{ title: "My Club | Quadwork" }];

export default function MyClubPage() {
  return <MyClub />;
}
