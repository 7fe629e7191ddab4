import { ApiAccessCard } from "~/features/access-tokens/components/ApiAccessCard";
import { AccountSection } from "~/features/account/components/AccountSection";
import { ActivityCard } from "~/features/audit-log/components/ActivityCard";
import { MyProfile } from "~/features/profile/components/MyProfile";
import { SecondFactorCard } from "~/features/second-factor/components/SecondFactorCard";

export const meta = () => [{ title: "My Profile | Quadwork" }];

export default function ProfilePage() {
  return (
    <MyProfile>
      <AccountSection>
        <SecondFactorCard />
        <ApiAccessCard />
        <ActivityCard />
      </AccountSection>
    </MyProfile>
  );
}
