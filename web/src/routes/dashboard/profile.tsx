import { AccountSection } from "~/features/account/components/AccountSection";
import { MyProfile } from "~/features/profile/components/MyProfile";

export const meta = () => [{ title: "My Profile | Quadwork" }];

export default function ProfilePage() {
  return (
    <MyProfile>
      <AccountSection />
    </MyProfile>
  );
}
