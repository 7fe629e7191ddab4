import { PageHeader } from "~/components/PageHeader";
import { OperatorGate } from "~/features/operator/components/OperatorGate";
import { NotFoundPage } from "~/features/site/components/NotFoundPage";

export const meta = () => [{ title: "Operator | Quadwork" }];

export default function OperatorPage() {
  return (
    <OperatorGate notFound={<NotFoundPage home={{ to: "/dashboard", label: "Back to the dashboard" }} />}>
      <PageHeader title="Operator" subtitle="What you read or do of a person is written where that person sees it." />
    </OperatorGate>
  );
}
