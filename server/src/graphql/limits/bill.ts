import type { Config } from "../../config.js";
import { costPoints } from "../../contract/index.js";
import { AppError } from "../../platform/app-error.js";
import type { CostBudgets, Spending } from "../../platform/cost-budgets.js";
import { networkKey } from "../../platform/rate-limits.js";
import type { Context } from "../context.js";
import { parsedOf, type SentOperation } from "../parsed-operation.js";
import { wrongVariables } from "../wrong-variables.js";
import { costOf } from "./cost.js";

/** The configuration of operation costs. */
export type CostConfig = Pick<Config, "costBudget" | "costRefillPerSecond" | "maximumCost" | "rateLimitScale">;

/**
 * Which budget pays: the person's, or that of all guests behind a network address. A person's sessions, personal access
 * tokens and WebSockets share one budget, since anyone can create many of them.
 */
const payer = ({ viewer, origin }: Pick<Context, "viewer" | "origin">): string =>
  viewer.id ? `person:${viewer.id}` : `network:${networkKey(origin.address)}`;

/** The charges of one operation, and what is left of its budget. */
export class Bill {
  /** Points charged in total. */
  requested = 0;
  /** Of these, points for the SELECTs of the compiled operation. */
  selects = 0;
  /** Result of the last charge; undefined before the first. */
  spending: Spending | undefined;
  /** Multiplies the budget and its refill rate. */
  readonly scale: number;

  constructor(
    private readonly budgets: CostBudgets,
    private readonly config: CostConfig,
    private readonly context: Pick<Context, "viewer" | "origin" | "report" | "reader">,
  ) {
    this.scale = context.viewer.id ? 1 : config.rateLimitScale;
  }

  /** Points in a full budget. */
  get budget(): number {
    return this.config.costBudget * this.scale;
  }

  /** Points restored per second. */
  get refillPerSecond(): number {
    return this.config.costRefillPerSecond * this.scale;
  }

  /**
   * Takes an operation's cost from its caller's budget and compiles all its reads. The items it may return are charged
   * first, because compiling takes work; the SELECTs are charged once they are known.
   * @throws AppError QUERY_TOO_COMPLEX for an operation that costs too much or compiles to too much SQL, RATE_LIMITED
   *   when the budget does not suffice, BAD_USER_INPUT for null in a non-null argument, UNAUTHENTICATED when the
   *   credential has ended and something is refused.
   */
  async charge(sent: SentOperation): Promise<void> {
    await this.add(costOf(sent, this.context.viewer));
    const parsed = parsedOf(sent);
    if (!parsed) throw wrongVariables(sent);
    const { selects, isRefused } = this.context.reader.check(parsed, sent.schema);
    // Statements check the credential, but none runs for what is refused. What the credential could do matters only
    // while it stands.
    if (isRefused) await this.context.reader.requireCredential();
    this.selects = costPoints.select * selects;
    this.context.report.selects = this.selects;
    if (this.selects > 0) await this.add(this.selects);
  }

  /**
   * Takes the price of a document that cannot be run, by its length.
   * @throws AppError RATE_LIMITED when the budget does not suffice.
   */
  async chargeInvalid(document: string): Promise<void> {
    const { invalidDocument, invalidDocumentBytes } = costPoints;
    await this.add(invalidDocument + Math.floor(Buffer.byteLength(document) / invalidDocumentBytes));
  }

  private async add(points: number): Promise<void> {
    const { maximumCost } = this.config;
    this.requested += points;
    this.context.report.cost = this.requested;
    const { requested, budget } = this;
    if (requested > maximumCost) {
      const message = `The operation costs ${requested} points; at most ${maximumCost} are allowed. Ask for shorter lists or fewer objects.`;
      throw new AppError("QUERY_TOO_COMPLEX", {
        message,
        limit: { limit: "cost", maximum: maximumCost, actual: requested },
      });
    }
    this.spending = await this.budgets.spend(payer(this.context), points, this.scale);
    const { granted, remaining } = this.spending;
    if (granted) return;
    // What was already charged has to be restored as well, since a retry is charged for all of it again.
    const missing = Math.ceil((requested - remaining) / this.refillPerSecond);
    const retryAfterSeconds = Math.max(this.spending.retryAfterSeconds, missing);
    const message = `The operation costs ${requested} points, and ${remaining} of the budget of ${budget} are left. Please try again in ${retryAfterSeconds} s.`;
    throw new AppError("RATE_LIMITED", {
      message,
      limit: { limit: "costBudget", maximum: budget, actual: requested },
      retryAfterSeconds,
    });
  }
}
