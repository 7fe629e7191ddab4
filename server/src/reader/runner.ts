import type { Pool } from "pg";
import { validate as isUuid } from "uuid";
import { AppError } from "../platform/app-error.js";
import { anonymous, credentialId, validCredential, type SignedInViewer, type Viewer } from "../policy/viewer.js";
import { Lane } from "./lane.js";
import { ManyViewers } from "./many-viewers.js";
import type { Operation, Plan, Plans } from "./plans.js";
import { Statements, type Row } from "./statements.js";

/** The connections for reads. */
export interface ReadPools {
  readPool: Pool;
  /** For costly statements; smaller, so that reading single rows stays fast however many of them run. */
  costlyPool: Pool;
}

/** Runs compiled statements. One per process. */
export class Runner {
  private readonly many = new ManyViewers();
  private readonly quick: Lane;
  private readonly costly: Lane;
  readonly statements = new Statements();

  constructor(
    private readonly plans: Plans,
    { readPool, costlyPool }: ReadPools,
  ) {
    this.quick = new Lane(readPool);
    this.costly = new Lane(costlyPool);
  }

  /** Reads a row for one viewer, in one statement with all other viewers who read the same row at the same moment. */
  async loadAmongMany(plan: Plan, operation: Operation, id: string): Promise<string | null> {
    if (operation.viewer.role === "anonymous") throw new AppError("UNAUTHENTICATED");
    if (!isUuid(id)) return null;
    const [, , , ...values] = this.plans.bind(plan, operation);
    const run = (asked: unknown[]) => this.run(plan, [...asked, ...values], anonymous);
    return this.many.load(plan.name + JSON.stringify(values), run, { id, viewer: operation.viewer });
  }

  /** @throws AppError UNAUTHENTICATED when the viewer's session or access token has ended. */
  async requireCredential(viewer: SignedInViewer, signal?: AbortSignal): Promise<void> {
    const [from, where] = validCredential(viewer, "$1::uuid", "$2::uuid");
    const ask = () => this.quick.pool.query(`select from ${from} where ${where}`, [credentialId(viewer), viewer.id]);
    const { rowCount } = await this.quick.run(viewer, ask, signal);
    if (rowCount === 0) throw new AppError("UNAUTHENTICATED");
  }

  /**
   * Runs a statement.
   * @param signal aborted when the response is no longer awaited; the statement then gives up its place in the queue.
   * @throws AppError UNAUTHENTICATED when the viewer's session or access token has ended.
   */
  async run(plan: Plan, values: unknown[], viewer: Viewer, signal?: AbortSignal): Promise<Row[]> {
    const lane = plan.costly ? this.costly : this.quick;
    const rows = await lane.run(viewer, () => this.statements.run(lane.pool, plan, values), signal);
    if (rows.length === 0) throw new AppError("UNAUTHENTICATED");
    return rows;
  }
}
