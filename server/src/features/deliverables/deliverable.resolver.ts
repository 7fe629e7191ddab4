import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Filter, PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { declared } from "../../graphql/declared.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { Project } from "../projects/index.js";
import {
  AddDeliverableInput,
  DeleteDeliverableInput,
  DeliverableFilter,
  SetDeliverableCompletionInput,
  UpdateDeliverableInput,
} from "./deliverable.inputs.js";
import type { DeliverableService } from "./deliverable.service.js";
import { Deliverable, DeliverableConnection } from "./deliverable.type.js";

@Resolver()
export class DeliverableResolver {
  constructor(private readonly service: DeliverableService) {}

  @Guarded("deliverable.read")
  @Query(() => Deliverable, {
    nullable: true,
    description: "A deliverable by id; null if it does not exist or the viewer may not see it.",
  })
  deliverable(
    @Arg("id", () => ID, { description: "The deliverable's id." }) _id: string,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("deliverable.read")
  @Query(() => DeliverableConnection, {
    description: "The deliverables visible to the viewer, earliest due date first.",
  })
  deliverables(
    @Filter(() => DeliverableFilter) _filter: DeliverableFilter | null,
    @Args() _page: PageArguments,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("project.addDeliverable")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "PROJECT_COMPLETED")
  @Mutation(() => Deliverable, { description: "Adds a deliverable to a project." })
  async addDeliverable(
    @Arg("input", { description: "The deliverable." }) input: AddDeliverableInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.add(permit, input), info);
  }

  @Guarded("deliverable.update")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "PROJECT_COMPLETED")
  @Mutation(() => Deliverable, { description: "Changes a deliverable." })
  async updateDeliverable(
    @Arg("input", { description: "The changes." }) input: UpdateDeliverableInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.update(permit, input), info);
  }

  @Guarded("deliverable.delete")
  @Refuses("NOT_FOUND", "FORBIDDEN", "PROJECT_COMPLETED")
  @Mutation(() => ID, { description: "Deletes a deliverable and returns its id." })
  deleteDeliverable(
    @Arg("input", { description: "The deliverable." }) input: DeleteDeliverableInput,
    @Permitted() permit: Permit,
  ) {
    return this.service.delete(permit, input);
  }

  @Guarded("deliverable.setCompletion")
  @Refuses("NOT_FOUND", "FORBIDDEN", "PROJECT_COMPLETED")
  @Mutation(() => Deliverable, { description: "Marks a deliverable complete or incomplete." })
  async setDeliverableCompletion(
    @Arg("input", { description: "The deliverable and its new state." }) input: SetDeliverableCompletionInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.setCompletion(permit, input), info);
  }
}

/** Fields this feature adds to Project. */
@Resolver(() => Project)
export class ProjectDeliverableFields {
  @Guarded("project.readDeliverables")
  @FieldResolver(() => DeliverableConnection, {
    nullable: true,
    description: "Deliverables, earliest due date first. Null if the viewer may not see them.",
  })
  deliverables(
    @Filter(() => DeliverableFilter) _filter: DeliverableFilter | null,
    @Args() _page: PageArguments,
  ): object | null {
    return declared();
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may see the project's deliverables." })
  viewerCanViewDeliverables(): boolean {
    return declared();
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may call addDeliverable now." })
  viewerCanAddDeliverable(): boolean {
    return declared();
  }
}
