import type { Config } from "../../config.js";
import { costPoints } from "../../contract/index.js";
import { AppError } from "../../platform/app-error.js";
import type { CostBudgets, Spending } from "../../platform/cost-budgets.js";
import { networkKey } from "../../platform/rate-limits.js";
import type { Context } from "../context.js";
import { parsedOf, type SentOperation } from "../parsed-operation.js";
import { wrongVariables } from "../wrong-variables.js";
import { costOf } from "./cost.js";

/** The part of the configuration that limits what operations cost. */
export type CostConfig = Pick<Config, "costBudget" | "costRefillPerSecond" | "maximumCost" | "rateLimitScale">;

/**
 * Whose budget pays: the person's, or that of everybody behind a network address. A person's sessions, personal access
 * tokens and WebSockets spend from one budget, since anyone can create as many of them as they like.
 */
const payer = ({ viewer, origin }: Pick<Context, "viewer" | "origin">): string =>
  viewer.id ? `person:${viewer.id}` : `network:${networkKey(origin.address)}`;

/** What one operation is charged, and what is left of the budget that pays for it. */
export class Bill {
  /** Points, for all that was charged. */
  requested = 0;
  /** Of these, for the SELECTs that the operation is compiled to. */
  selects = 0;
  /** What the last charge left; undefined before the first. */
  spending: Spending | undefined;
  /** Multiplies the budget and its rate. */
  readonly scale: number;

  constructor(
    private readonly budgets: CostBudgets,
    private readonly config: CostConfig,
    private readonly context: Pick<Context, "viewer" | "origin" | "report" | "reader">,
  ) {
    this.scale = context.viewer.id ? 1 : config.rateLimitScale;
  }

  /** Points that the budget holds when it is full. */
  get budget(): number {
    return this.config.costBudget * this.scale;
  }

  /** Points that come back to it each second. */
  get refillPerSecond(): number {
    return this.config.costRefillPerSecond * this.scale;
  }

  /**
   * Takes what an operation costs from its caller's budget, and compiles all that it reads. What it may return is paid
   * for before that, because compiling is work; the SELECTs are, once they are known.
   * @throws AppError QUERY_TOO_COMPLEX for what costs too much at once or compiles to too much SQL, RATE_LIMITED when
   *   the budget does not suffice, BAD_USER_INPUT for variables of the wrong type, and for null where it may not be.
   */
  async charge(sent: SentOperation): Promise<void> {
    await this.add(costOf(sent, this.context.viewer));
    const parsed = parsedOf(sent);
    if (!parsed) throw wrongVariables(sent);
    this.selects = costPoints.select * this.context.reader.check(parsed, sent.schema).selects;
    this.context.report.selects = this.selects;
    if (this.selects > 0) await this.add(this.selects);
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
    // What was paid for already has to come back as well, since all of it is asked for again.
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
