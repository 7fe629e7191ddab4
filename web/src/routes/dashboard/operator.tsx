import { Stack } from "@chakra-ui/react";
import { ShieldCheck } from "lucide-react";
import { PageHeader } from "~/components/PageHeader";
import { StatusBadge } from "~/components/StatusBadge";
import { AccountsSection } from "~/features/operator/components/AccountsSection";
import { LastDaysSection } from "~/features/operator/components/LastDaysSection";
import { OperatorGate } from "~/features/operator/components/OperatorGate";
import { WaitingSection } from "~/features/operator/components/WaitingSection";
import { OpenReports } from "~/features/reports/components/OpenReports";
import { NotFoundPage } from "~/features/site/components/NotFoundPage";

export const meta = () => [{ title: "Operator | Quadwork" }];

export default function OperatorPage() {
  return (
    <OperatorGate notFound={<NotFoundPage home={{ to: "/dashboard", label: "Back to the dashboard" }} />}>
      <PageHeader
        title="Operator"
        subtitle="What you read or do of a person is written where that person sees it."
        action={
          <StatusBadge tone="success" icon={ShieldCheck}>
            Second factor on
          </StatusBadge>
        }
      />
      <Stack gap="10">
        <WaitingSection />
        <OpenReports />
        <LastDaysSection />
        <AccountsSection />
      </Stack>
    </OperatorGate>
  );
}
