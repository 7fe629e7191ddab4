import type { ApolloCache, ApolloClient, TypedDocumentNode } from "@apollo/client";
import { Subscription } from "rxjs";
import { connectRealtime } from "~/graphql/realtime";
import {
  ApplicationAnsweredDocument,
  ApplicationReceivedDocument,
  DeliverableChangedDocument,
  ProjectStatusChangedDocument,
} from "./hooks/LiveEvents.generated";

/** Events within this interval are applied together, in milliseconds. */
const TOGETHER = 150;

/** Outdated parts of the cache: root lists, and objects with all their cached fields. */
interface Outdated {
  lists: string[];
  objects: { __typename: string; id: string }[];
}

/** Invalidates the fields without evicting them: the screen keeps its data until the new result arrives. */
function outdate(cache: ApolloCache, { lists, objects }: Outdated): void {
  cache.modify({
    id: "ROOT_QUERY",
    fields: (value: unknown, { fieldName, INVALIDATE }) => (lists.includes(fieldName) ? INVALIDATE : value),
  });
  for (const object of objects) {
    const id = cache.identify(object);
    if (id) cache.modify({ id, fields: (_value: unknown, { INVALIDATE }) => INVALIDATE });
  }
}

/** Follows events and keeps the screen up to date until the returned function is called. */
export function followEvents(client: ApolloClient): () => void {
  connectRealtime(client);
  const subscriptions = new Subscription();
  let waiting: Outdated[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refresh = () => {
    const outdated = waiting;
    waiting = [];
    timer = undefined;
    void client.refetchQueries({ updateCache: (cache) => outdated.forEach((each) => outdate(cache, each)) });
  };
  const follow = <Data>(query: TypedDocumentNode<Data, Record<string, never>>, outdatedBy: (data: Data) => Outdated) =>
    subscriptions.add(
      client.subscribe({ query, variables: {}, errorPolicy: "ignore" }).subscribe(({ data }) => {
        if (!data) return;
        waiting.push(outdatedBy(data as Data));
        timer ??= setTimeout(refresh, TOGETHER);
      }),
    );

  const ofApplication = ({ club, project }: { club: { id: string }; project: { id: string } }): Outdated => ({
    lists: ["applications", "projects"],
    objects: [
      { __typename: "Club", id: club.id },
      { __typename: "Project", id: project.id },
    ],
  });
  follow(ApplicationReceivedDocument, ({ applicationReceived }) => ofApplication(applicationReceived));
  follow(ApplicationAnsweredDocument, ({ applicationAnswered }) => ofApplication(applicationAnswered));
  follow(DeliverableChangedDocument, ({ deliverableChanged }) => ({
    lists: ["deliverables"],
    objects: [{ __typename: "Project", id: deliverableChanged.projectId }],
  }));
  follow(ProjectStatusChangedDocument, ({ projectStatusChanged }) => ({
    lists: ["projects", "deliverables", "applications"],
    objects: [{ __typename: "Project", id: projectStatusChanged.id }],
  }));

  return () => {
    clearTimeout(timer);
    subscriptions.unsubscribe();
  };
}
