import { lazy, Suspense, useState } from "react";
import { Button, Link as ChakraLink, Skeleton, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { SettingsCard } from "~/components/SettingsCard";
import { toasts } from "~/texts/toasts";
import { useAccessTokensQuery } from "../hooks/AccessTokens.generated";
import { AccessTokenItem } from "./AccessTokenItem";

const CreateAccessTokenDialog = lazy(() => import("./CreateAccessTokenDialog"));

/** The user's personal access tokens: create, review and revoke. */
export function ApiAccessCard() {
  const [creating, setCreating] = useState(false);
  const { data, loading, error, refetch, fetchMore } = useAccessTokensQuery();
  const tokens = data?.accessTokens.nodes ?? [];
  const page = data?.accessTokens.pageInfo;

  return (
    <SettingsCard
      title="API access"
      description={
        <>
          Personal access tokens let your programs use the API on your behalf, with the access you choose.{" "}
          <ChakraLink href="/developers" variant="underline">
            Learn how to use the API
          </ChakraLink>
        </>
      }
      action={
        <Button variant="outline" onClick={() => setCreating(true)}>
          <Plus size={16} aria-hidden />
          Create Token
        </Button>
      }
    >
      {!data && loading && !error ? <Skeleton height="16" role="status" aria-label="Loading access tokens..." /> : null}
      {!data && error ? (
        <ErrorState
          title={toasts.accessTokensLoadFailed.description}
          onRetry={() => void refetch()}
          retrying={loading}
        />
      ) : null}
      {data && tokens.length === 0 ? (
        <EmptyState
          title="You have no access tokens."
          description="Create one to let a program read or change things in Quadwork for you."
        />
      ) : null}
      {tokens.length > 0 ? (
        <Stack as="ul" gap="0" listStyleType="none" aria-label="Access tokens">
          {tokens.map((token) => (
            <AccessTokenItem key={token.id} token={token} />
          ))}
        </Stack>
      ) : null}
      {page ? (
        <LoadMore
          hasNextPage={page.hasNextPage}
          onLoadMore={() => fetchMore({ variables: { after: page.endCursor } })}
        />
      ) : null}
      {creating ? (
        <Suspense>
          <CreateAccessTokenDialog onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </SettingsCard>
  );
}
