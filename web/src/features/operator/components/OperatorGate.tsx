import type { ReactNode } from "react";
import { ErrorState } from "~/components/ErrorState";
import { PageLoading } from "~/components/PageLoading";
import { toasts } from "~/texts/toasts";
import { useOperatorGateQuery } from "../hooks/OperatorGate.generated";

export interface OperatorGateProps {
  /** What everybody else gets. */
  notFound: ReactNode;
  children: ReactNode;
}

/** Shows the operator's page to operators. For everybody else it does not exist. */
export function OperatorGate({ notFound, children }: OperatorGateProps) {
  // Asked anew with each visit, since a grant can be given and revoked at any time.
  const { data, error, refetch } = useOperatorGateQuery({ fetchPolicy: "network-only" });
  if (error) return <ErrorState title={toasts.operatorLoadFailed.description} onRetry={() => void refetch()} />;
  if (!data) return <PageLoading />;
  if (!data.me?.viewerCanOperate) return notFound;
  return children;
}
