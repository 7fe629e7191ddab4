import { useEffect, useState } from "react";
import { Button, Flex, Stack, Text } from "@chakra-ui/react";
import { ErrorState } from "~/components/ErrorState";
import { describeError } from "~/graphql/errors";
import { request } from "~/graphql/request";
import { ConfirmDomainDocument } from "../hooks/ConfirmDomain.generated";
import { DomainConfirmationDocument, type DomainConfirmationQuery } from "../hooks/DomainConfirmation.generated";

type State =
  | { status: "loading" }
  | { status: "open" | "done"; told: DomainConfirmationQuery["domainConfirmation"] }
  /** The link leads nowhere any more. */
  | { status: "refused"; reason: string }
  /** The server could not be asked. */
  | { status: "failed"; reason: string };

const dead = new Set(["INVALID_TOKEN", "EXPIRED_TOKEN"]);

const failure = (error: unknown): State => {
  const { code, message } = describeError(error);
  return { status: dead.has(code) ? "refused" : "failed", reason: message };
};

function Opened({ token }: { token: string }) {
  const [state, setState] = useState<State>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  const [confirming, setConfirming] = useState(false);

  useEffect(() => {
    const abort = new AbortController();
    request(DomainConfirmationDocument, { token }, { signal: abort.signal })
      .then(({ domainConfirmation }): State => ({ status: "open", told: domainConfirmation }), failure)
      .then((next) => {
        if (!abort.signal.aborted) setState(next);
      });
    return () => abort.abort();
  }, [token, attempt]);

  const confirm = async () => {
    setConfirming(true);
    setState(
      await request(ConfirmDomainDocument, { input: { token } }).then(
        ({ confirmDomain }): State => ({ status: "done", told: confirmDomain }),
        failure,
      ),
    );
    setConfirming(false);
  };

  if (state.status === "loading") return <Text role="status">Loading...</Text>;
  if (state.status === "failed") {
    return (
      <ErrorState
        title={state.reason}
        onRetry={() => {
          setState({ status: "loading" });
          setAttempt((count) => count + 1);
        }}
      />
    );
  }
  if (state.status === "refused") {
    return (
      <Text role="alert" fontWeight="semibold">
        {state.reason}
      </Text>
    );
  }
  const { organisationName, domain, email } = state.told;
  const name = (
    <Text as="strong" dir="auto" fontWeight="semibold" overflowWrap="anywhere">
      {organisationName}
    </Text>
  );
  if (state.status === "done") {
    return (
      <Text role="status" fontSize="lg">
        Thank you. Quadwork now shows that {name} was reached at {domain}.
      </Text>
    );
  }
  return (
    <Stack gap="6">
      <Stack gap="2">
        <Text fontSize="lg">
          {name} would like to show on Quadwork that it can be reached at {domain}. We sent this link to {email}.
        </Text>
        <Text color="fg.muted">If you do not know {organisationName}, close this page: nothing happens.</Text>
      </Stack>
      <Flex>
        <Button
          size="lg"
          colorPalette="accent"
          loading={confirming}
          loadingText="Confirming..."
          onClick={() => void confirm()}
        >
          Confirm
        </Button>
      </Flex>
    </Stack>
  );
}

/** Confirms that a club or startup can be reached at a domain. `token` comes from the mailed link; null without one. */
export function ConfirmDomain({ token }: { token: string | null }) {
  if (!token) {
    return (
      <Text role="alert" fontWeight="semibold">
        This link is incomplete.
      </Text>
    );
  }
  return <Opened token={token} />;
}
