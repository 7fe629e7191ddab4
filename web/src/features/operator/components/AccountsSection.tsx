import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from "@chakra-ui/react";
import { Formik } from "formik";
import { formatMoment } from "~/components/dates";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { Form } from "~/components/Form";
import { TextField } from "~/components/FormField";
import { lazyRules } from "~/components/lazy-rules";
import { LoadMore } from "~/components/LoadMore";
import { Section } from "~/components/Section";
import { toasts } from "~/texts/toasts";
import { useSuspendedAccountsQuery } from "../hooks/SuspendedAccounts.generated";
import { useAccount, type SearchValues } from "../hooks/useAccount";
import { AccountCard } from "./AccountCard";

const validate = lazyRules<SearchValues>(async () => (await import("../account-search-rules")).accountSearchRules);

function SuspendedAccounts({ onOpen }: { onOpen: (profileId: string) => void }) {
  const { data, error, loading, refetch, fetchMore } = useSuspendedAccountsQuery({ fetchPolicy: "cache-and-network" });
  const list = data?.suspendedAccounts;
  if (!list && error)
    return (
      <ErrorState title={toasts.operatorLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />
    );
  if (!list) return <Skeleton height="16" role="status" aria-label="Loading suspended accounts..." />;
  if (list.totalCount === 0) return <EmptyState title="No account is suspended." />;
  return (
    <>
      <Heading as="h3" size="sm" id="suspended-accounts">
        Suspended accounts
      </Heading>
      <Stack as="ul" gap="0" listStyleType="none" aria-labelledby="suspended-accounts">
        {list.nodes.map(({ id, profileId, maskedEmail, reason, suspendedAt }) => (
          <Flex as="li" key={id} align="center" justify="space-between" gap="3" py="3" borderTopWidth="1px">
            <Box minW="0">
              <Text overflowWrap="anywhere">{maskedEmail}</Text>
              <Text textStyle="sm" color="fg.muted" dir="auto" overflowWrap="anywhere" lineClamp={2}>
                {formatMoment(suspendedAt)} · {reason}
              </Text>
            </Box>
            <Button
              variant="outline"
              flexShrink="0"
              aria-label={`Open the account of ${maskedEmail}`}
              onClick={() => onOpen(profileId)}
            >
              Open
            </Button>
          </Flex>
        ))}
      </Stack>
      <LoadMore
        hasNextPage={list.pageInfo.hasNextPage}
        onLoadMore={() => fetchMore({ variables: { after: list.pageInfo.endCursor } })}
      />
    </>
  );
}

/** Finds one account, suspends or reopens it, and lists those that are suspended. */
export function AccountsSection() {
  const { account, open, suspend, reopen } = useAccount();
  return (
    <Section title="Accounts">
      <Stack gap="6">
        <Formik<SearchValues>
          initialValues={{ account: "" }}
          validate={validate}
          validateOnBlur={false}
          onSubmit={(values, form) => open(values.account, form)}
        >
          {({ isSubmitting }) => (
            <Form>
              <Flex gap="3" align="flex-start" direction={{ base: "column", md: "row" }}>
                <Box flex="1" w="full" maxW="lg">
                  <TextField
                    name="account"
                    label="Email address or profile id"
                    autoComplete="off"
                    hint="The whole address. That you looked is recorded where the person sees it."
                  />
                </Box>
                <Button
                  type="submit"
                  colorPalette="accent"
                  mt={{ base: "0", md: "7" }}
                  loading={isSubmitting}
                  loadingText="Opening..."
                >
                  Open Account
                </Button>
              </Flex>
            </Form>
          )}
        </Formik>
        <div aria-live="polite">
          {account ? (
            <AccountCard
              key={account.id}
              account={account}
              onSuspend={(values, form) => suspend(account.id, values, form)}
              onReopen={() => reopen(account.id)}
            />
          ) : null}
        </div>
        <SuspendedAccounts onOpen={(profileId) => void open(profileId)} />
      </Stack>
    </Section>
  );
}
