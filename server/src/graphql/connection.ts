import { Arg, ArgsType, Field, Int, ObjectType, type ClassType } from "type-graphql";
import { costPoints, limits } from "../contract/index.js";

/** Arguments of every connection. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, {
    defaultValue: limits.pageSizeDefault,
    description: `Number of items to return: 0 to ${limits.pageSizeMaximum}.`,
  })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description: "Return items after this cursor, the endCursor of the previous page.",
  })
  after?: string | null;
}

/**
 * The argument that filters a connection. Each type has one filter, the same wherever its items are listed. Missing or
 * null members do not filter; the others are combined with AND. A list's order is fixed and stated in its description.
 */
export const Filter = (type: () => ClassType) =>
  Arg("filter", type, { nullable: true, description: "Filters the list." });

@ObjectType({ description: "Position of a page in its list." })
export class PageInfo {
  @Field({ description: "Whether there are more items after this page." })
  hasNextPage!: boolean;

  @Field({ description: "Whether the page was requested with a cursor, so that items precede it." })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: "Cursor of the first item; null if the page is empty." })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: "Cursor of the last item; null if the page is empty." })
  endCursor!: string | null;
}

/** What every connection type has. */
export interface ConnectionType<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: PageInfo;
  totalCount: number;
}

/** The connection type of a node type and its edge type: `ProjectConnection` and `ProjectEdge` for `Project`. */
export function connectionOf<Node extends object>(
  name: string,
  node: () => abstract new () => Node,
): ClassType<ConnectionType<Node>> {
  const nodeType = node as unknown as () => ClassType<Node>;

  @ObjectType(`${name}Edge`, { description: `One ${name} and its position in a list.` })
  class Edge {
    @Field({ description: "Pass it as `after` to continue after this item." })
    cursor!: string;

    @Field(nodeType, { description: `The ${name}.` })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `One page of a list of type ${name}.` })
  class Connection implements ConnectionType<Node> {
    @Field(() => [Edge], { description: "The items with their cursors." })
    edges!: Edge[];

    @Field(() => [nodeType()], { description: "The items." })
    nodes!: Node[];

    @Field(() => PageInfo, { description: "Position of this page." })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description:
        `Number of items across all pages. Costs ${costPoints.totalCount} points, since all of them are ` +
        `counted; ${costPoints.totalCountOfAll} for the lists of all clubs and projects.`,
    })
    totalCount!: number;
  }
  return Connection;
}
