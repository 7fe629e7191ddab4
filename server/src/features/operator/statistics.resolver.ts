import { Ctx, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import { Permit } from "../../policy/permit.js";
import { statisticsDays, type StatisticsService } from "./statistics.service.js";
import { OperatorDay } from "./statistics.type.js";

@Resolver()
export class StatisticsResolver {
  constructor(private readonly statistics: StatisticsService) {}

  @Guarded("operator.read")
  @Refuses("NOT_FOUND")
  @Query(() => [OperatorDay], {
    description: `Sign-ups, projects and applications of the last ${statisticsDays} days, oldest first, for operators.`,
  })
  operatorDays(@Ctx() { viewer }: Context) {
    return this.statistics.lastDays(Permit.grant(viewer, "operator.read"));
  }
}
