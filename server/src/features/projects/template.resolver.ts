import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Query, Resolver } from "type-graphql";
import { costPoints, ProjectCategory } from "../../contract/index.js";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { Priced } from "../../graphql/priced.js";
import { DeliverableTemplate, ProjectTemplate } from "./project.type.js";

@Resolver()
export class TemplateResolver {
  @Guarded("project.read")
  @Priced({ self: costPoints.wholeTable })
  @Query(() => [ProjectCategory], { description: "The categories that have open projects." })
  projectCategories(@Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("template.read")
  @Query(() => [ProjectTemplate], { description: "All project templates, by category." })
  projectTemplates(@Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("template.read")
  @Query(() => [DeliverableTemplate], {
    description: "The typical deliverables of a category, earliest first.",
  })
  deliverableTemplates(
    @Arg("category", () => ProjectCategory, { description: "The category of the work." }) _category: ProjectCategory,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }
}
