import { lazy, Suspense, useState } from "react";
import { Button, Text } from "@chakra-ui/react";
import { userTypeLabels } from "@quadwork/server/contract";
import type { FormikHelpers } from "formik";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { formatDate, formatMoment } from "~/components/dates";
import { Facts } from "~/components/Facts";
import { SettingsCard } from "~/components/SettingsCard";
import { StatusBadge } from "~/components/StatusBadge";
import type { SuspendValues } from "../hooks/useAccount";
import type { AccountCard_OperatorAccountFragment } from "./AccountCard.generated";

const SuspendDialog = lazy(() => import("./SuspendDialog"));

const roleLabels = { HEAD: "head", OFFICER: "officer", OWNER: "owner", MEMBER: "member" } as const;

export interface AccountCardProps {
  account: AccountCard_OperatorAccountFragment;
  onSuspend: (values: SuspendValues, form: FormikHelpers<SuspendValues>) => Promise<boolean>;
  onReopen: () => Promise<boolean>;
}

/** The account that the operator has opened. */
export function AccountCard({ account, onSuspend, onReopen }: AccountCardProps) {
  const [asking, setAsking] = useState<"suspend" | "reopen" | null>(null);
  const { firstName, lastName, organisationName, role, suspension, lastActiveAt } = account;
  const name = `${firstName} ${lastName}`;
  const close = () => setAsking(null);
  return (
    <SettingsCard
      title={name}
      description={account.email}
      action={
        <>
          {account.viewerCanSuspend ? (
            <Button variant="outline" colorPalette="danger" onClick={() => setAsking("suspend")}>
              Suspend
            </Button>
          ) : null}
          {account.viewerCanReopen ? (
            <Button variant="outline" onClick={() => setAsking("reopen")}>
              Reopen
            </Button>
          ) : null}
        </>
      }
    >
      {suspension ? (
        <StatusBadge tone="danger">Suspended</StatusBadge>
      ) : (
        <StatusBadge tone="success">Active</StatusBadge>
      )}
      <Facts
        facts={[
          ["Kind", userTypeLabels[account.userType]],
          ["Acts for", organisationName && [organisationName, role && roleLabels[role]].filter(Boolean).join(" · ")],
          ["Registered", formatDate(account.createdAt)],
          ["Last active", lastActiveAt ? formatMoment(lastActiveAt) : "not on record"],
          ["Second factor", account.hasSecondFactor ? "on" : "off"],
          ["Suspended", suspension && formatMoment(suspension.suspendedAt)],
          ["By", suspension?.suspendedByName],
          [
            "Reason",
            suspension && (
              <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
                {suspension.reason}
              </Text>
            ),
          ],
        ]}
      />
      {account.isOperator ? (
        <Text color="fg.muted">Operators cannot be suspended. Their grant has to be revoked on the server first.</Text>
      ) : null}
      <Suspense fallback={null}>
        {asking === "suspend" ? <SuspendDialog name={name} onClose={close} onSuspend={onSuspend} /> : null}
      </Suspense>
      <ConfirmDialog
        open={asking === "reopen"}
        onClose={close}
        title={`Reopen the account of ${name}?`}
        description="They can log in again, and we tell them by mail. Access tokens that ended stay ended."
        confirmLabel="Reopen"
        busyLabel="Reopening..."
        onConfirm={onReopen}
      />
    </SettingsCard>
  );
}
