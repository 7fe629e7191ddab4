import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import { AppError } from "../platform/app-error.js";
import { credentialId, type SignedInViewer } from "../policy/viewer.js";

/** A request by one viewer for a row. */
interface ViewerRequest {
  id: string;
  viewer: SignedInViewer;
}

/**
 * The position of a viewer in the request, from 1, and the JSON for that viewer; no row if the credential has ended.
 */
interface Answer {
  key?: string;
  json: string | null;
}

/** Viewers per statement; larger groups are split over concurrent statements. */
const atOnce = 100;
/** Number of distinct statements, with their bound values, for which viewers are batched. */
const statementsAtMost = 500;

/** FROM of a statement for many viewers, which refers to each as `asked`. */
export const askedFrom = (ids: string, people: string, credentials: string) =>
  `unnest(${ids}, ${people}, ${credentials}) with ordinality asked(id, person, credential, place)`;

/**
 * Batches viewers who read the same row at the same moment, such as the subscribers of one event, into one statement.
 */
export class ManyViewers {
  private readonly loaders = new LRUCache<string, DataLoader<ViewerRequest, string | null>>({ max: statementsAtMost });

  /**
   * The row's JSON as the viewer sees it; null if the viewer may not see it.
   * @param statement the statement to run; `name` includes everything it is bound to except the viewers.
   * @throws AppError UNAUTHENTICATED when the viewer's session or access token has ended.
   */
  load(
    name: string,
    statement: (viewers: [ids: unknown[], people: unknown[], credentials: unknown[]]) => Promise<Answer[]>,
    request: ViewerRequest,
  ): Promise<string | null> {
    let loader = this.loaders.get(name);
    if (!loader) {
      loader = new DataLoader(
        async (all: readonly ViewerRequest[]): Promise<(string | null | Error)[]> => {
          const rows = await statement([
            all.map(({ id }) => id),
            all.map(({ viewer }) => viewer.id),
            all.map(({ viewer }) => credentialId(viewer)),
          ]);
          const answers = new Map(rows.map(({ key, json }) => [Number(key), json]));
          return all.map(
            (_request, index) =>
              answers.get(index + 1) ?? (answers.has(index + 1) ? null : new AppError("UNAUTHENTICATED")),
          );
        },
        { cache: false, maxBatchSize: atOnce },
      );
      this.loaders.set(name, loader);
    }
    return loader.load(request);
  }
}
