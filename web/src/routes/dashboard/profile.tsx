import { MyProfile } from "~/features/profile/components/MyProfile";

export const meta = () => [{ title: "My Profile | Quadwork" }];

export default function ProfilePage() {
  return <MyProfile />;
}
