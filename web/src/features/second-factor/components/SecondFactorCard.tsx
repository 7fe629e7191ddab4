import { lazy, Suspense, useState } from "react";
import { Button, Skeleton, Stack, Text } from "@chakra-ui/react";
import { formatDate } from "~/components/dates";
import { ErrorState } from "~/components/ErrorState";
import { SettingsCard } from "~/components/SettingsCard";
import { StatusBadge } from "~/components/StatusBadge";
import { toasts } from "~/texts/toasts";
import { useMySecondFactorQuery } from "../hooks/MySecondFactor.generated";
import type { FactorDialogName } from "./FactorDialogs";
import type { SecondFactorCard_ProfileFragment } from "./SecondFactorCard.generated";

/** Loaded on demand: most people open these dialogs once or never. */
const FactorDialogs = lazy(() => import("./FactorDialogs"));

/** At most this many recovery codes left cause a warning. */
const few = 3;

const title = "Second Factor";

type Factor = NonNullable<SecondFactorCard_ProfileFragment["secondFactor"]>;

function FactorState({ factor }: { factor: Factor | null }) {
  if (!factor) return <StatusBadge tone="neutral">Off</StatusBadge>;
  const { friendlyName, verifiedAt, recoveryCodesLeft: left } = factor;
  return (
    <Stack gap="2">
      <StatusBadge tone="success">On</StatusBadge>
      <Text overflowWrap="anywhere">
        {friendlyName ?? "Your authenticator app"}, since {formatDate(verifiedAt)}
      </Text>
      {left <= few ? (
        <StatusBadge tone="warning">
          {left === 0 ? "No recovery codes left" : left === 1 ? "1 recovery code left" : `${left} recovery codes left`}
        </StatusBadge>
      ) : (
        <Text color="fg.muted" textStyle="sm">
          {left} recovery codes left
        </Text>
      )}
    </Stack>
  );
}

/** The state of the user's second factor, with buttons to set up, renew or remove it. */
export function SecondFactorCard() {
  const { data, loading, error, refetch } = useMySecondFactorQuery();
  const [dialog, setDialog] = useState<{ name: FactorDialogName; open: boolean; times: number } | null>(null);
  const show = (name: FactorDialogName) => setDialog((last) => ({ name, open: true, times: (last?.times ?? 0) + 1 }));
  const factor = data?.me.secondFactor ?? null;

  if (!data) {
    return (
      <SettingsCard title={title}>
        {loading && !error ? (
          <Skeleton height="10" />
        ) : (
          <ErrorState
            title={toasts.secondFactorLoadFailed.description}
            onRetry={() => void refetch()}
            retrying={loading}
          />
        )}
      </SettingsCard>
    );
  }
  return (
    <SettingsCard
      title={title}
      description="Protect your account with a code from an authenticator app when you log in."
      action={
        factor ? (
          <>
            <Button variant="outline" onClick={() => show("regenerate")}>
              New Recovery Codes
            </Button>
            <Button variant="outline" colorPalette="danger" onClick={() => show("remove")}>
              Remove
            </Button>
          </>
        ) : (
          <Button variant="outline" onClick={() => show("enrol")}>
            Set Up
          </Button>
        )
      }
    >
      <FactorState factor={factor} />
      {dialog ? (
        <Suspense fallback={null}>
          {/* Starts fresh each time it opens. */}
          <FactorDialogs
            key={dialog.times}
            name={dialog.name}
            factorId={factor?.id ?? ""}
            open={dialog.open}
            onClose={() => setDialog({ ...dialog, open: false })}
          />
        </Suspense>
      ) : null}
    </SettingsCard>
  );
}
