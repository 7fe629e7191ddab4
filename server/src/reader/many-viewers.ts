import DataLoader from "dataloader";
import { LRUCache } from "lru-cache";
import { AppError } from "../platform/app-error.js";
import { credentialId, type SignedInViewer } from "../policy/viewer.js";

/** A row that a viewer is to be told. */
interface Asked {
  id: string;
  viewer: SignedInViewer;
}

/** Place among those who ask, from 1, and what that one is told; no row for a credential that has ended. */
interface Answer {
  key?: string;
  json: string | null;
}

/** Viewers that one statement answers; more are answered by several side by side. */
const atOnce = 100;
/** Statements, with the values they are bound to, for which askers are gathered. */
const statementsAtMost = 500;

/** FROM of a statement for many viewers, which refers to each as `asked`. */
export const askedFrom = (ids: string, people: string, credentials: string) =>
  `unnest(${ids}, ${people}, ${credentials}) with ordinality asked(id, person, credential, place)`;

/** Gathers those who ask the same thing at the same moment, as the followers of one event do, into one statement. */
export class ManyViewers {
  private readonly loaders = new LRUCache<string, DataLoader<Asked, string | null>>({ max: statementsAtMost });

  /**
   * The row's JSON as the viewer sees it; null when that viewer may not see it.
   * @param statement what runs, named by `name` with all that it is bound to besides those who ask.
   * @throws AppError UNAUTHENTICATED when the viewer's session or access token has ended.
   */
  load(
    name: string,
    statement: (asked: [ids: unknown[], people: unknown[], credentials: unknown[]]) => Promise<Answer[]>,
    asked: Asked,
  ): Promise<string | null> {
    let loader = this.loaders.get(name);
    if (!loader) {
      loader = new DataLoader(
        async (all: readonly Asked[]): Promise<(string | null | Error)[]> => {
          const rows = await statement([
            all.map(({ id }) => id),
            all.map(({ viewer }) => viewer.id),
            all.map(({ viewer }) => credentialId(viewer)),
          ]);
          const told = new Map(rows.map(({ key, json }) => [Number(key), json]));
          return all.map(
            (_asked, index) => told.get(index + 1) ?? (told.has(index + 1) ? null : new AppError("UNAUTHENTICATED")),
          );
        },
        { cache: false, maxBatchSize: atOnce },
      );
      this.loaders.set(name, loader);
    }
    return loader.load(asked);
  }
}
