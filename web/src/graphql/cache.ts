import { InMemoryCache, type FieldPolicy, type Reference } from "@apollo/client";

interface Edge {
  node: Reference;
}

interface Connection {
  edges?: readonly Edge[];
  nodes?: readonly Reference[];
  pageInfo?: { startCursor?: string | null; hasPreviousPage?: boolean };
}

const appendUnknown = <Item>(known: readonly Item[], added: readonly Item[], keyOf: (item: Item) => string): Item[] => {
  const keys = new Set(known.map(keyOf));
  return [...known, ...added.filter((item) => !keys.has(keyOf(item)))];
};

/**
 * A list that is fetched page by page. Every argument except the cursor is part of its identity, including the page
 * size: otherwise a short preview on one screen would pass for the whole list on another. A page requested with `after`
 * is appended; any other replaces the cached list.
 */
const connection: FieldPolicy<Connection> = {
  keyArgs: (args) => {
    const identity = Object.entries(args ?? {}).filter(([name, value]) => name !== "after" && value != null);
    return JSON.stringify(identity.sort(([a], [b]) => a.localeCompare(b)));
  },
  merge(existing, incoming, { args }) {
    if (!existing || !args?.after) return incoming;
    return {
      ...existing,
      ...incoming,
      ...(incoming.edges && { edges: appendUnknown(existing.edges ?? [], incoming.edges, ({ node }) => node.__ref) }),
      ...(incoming.nodes && { nodes: appendUnknown(existing.nodes ?? [], incoming.nodes, (node) => node.__ref) }),
      ...(incoming.pageInfo && {
        pageInfo: {
          ...incoming.pageInfo,
          ...(existing.pageInfo && {
            startCursor: existing.pageInfo.startCursor,
            hasPreviousPage: existing.pageInfo.hasPreviousPage,
          }),
        },
      }),
    };
  },
};

/** The schema's connection fields, by type; a test compares this with schema.graphql. */
export const connectionFields = {
  Query: [
    "accessTokens",
    "auditLog",
    "openReports",
    "sentReports",
    "clubs",
    "projects",
    "deliverables",
    "sessions",
    "teams",
    "applications",
    "webhooks",
    "failedMails",
    "failedJobs",
    "suspendedAccounts",
    "waitingDomains",
  ],
  Club: ["people", "membershipInvitations", "rosterInvitations", "members", "teams", "applications", "projects"],
  Student: ["teamsToLeave"],
  Startup: ["people", "membershipInvitations"],
  Project: ["deliverables", "applications"],
  Team: ["members", "linkedProjects"],
  Webhook: ["deliveries"],
};

/** Finds a row requested by id in the cache, whichever request loaded it. */
const rowById = (type: string): FieldPolicy<Reference | null> => ({
  read: (existing, { args, toReference }) =>
    existing === undefined ? toReference({ __typename: type, id: args?.id as string }) : existing,
});

const connections = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, connection]));

const typePolicies = {
  Query: { fields: { ...connections(connectionFields.Query), application: rowById("Application") } },
  Club: { fields: connections(connectionFields.Club) },
  Startup: { fields: connections(connectionFields.Startup) },
  Project: { fields: connections(connectionFields.Project) },
  Team: { fields: connections(connectionFields.Team) },
  Webhook: { fields: connections(connectionFields.Webhook) },
};

/** The schema has neither interfaces nor unions, so there are no possible types to name. */
export const createCache = () => new InMemoryCache({ typePolicies });
