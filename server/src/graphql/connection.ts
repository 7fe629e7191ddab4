import { Arg, ArgsType, Field, Int, ObjectType, type ClassType } from "type-graphql";
import { costPoints, limits } from "../contract/index.js";

/** Arguments of every connection. */
@ArgsType()
export class PageArguments {
  @Field(() => Int, {
    defaultValue: limits.pageSizeDefault,
    description: `How many to return: 0 to ${limits.pageSizeMaximum}.`,
  })
  first!: number;

  @Field(() => String, {
    nullable: true,
    description: "The cursor behind which to begin: the endCursor of the page before.",
  })
  after?: string | null;
}

/**
 * The argument that narrows a connection. A type has one filter, the same wherever its items are listed; what is left
 * out or null narrows nothing, and the members together narrow more. The order of a list is fixed, and told in its
 * description.
 */
export const Filter = (type: () => ClassType) =>
  Arg("filter", type, { nullable: true, description: "Narrows the list." });

@ObjectType({ description: "Where a page stands in its list." })
export class PageInfo {
  @Field({ description: "Whether there is more behind this page." })
  hasNextPage!: boolean;

  @Field({ description: "Whether the page was asked for with a cursor, so that something stands before it." })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: "Cursor of the first item; null on an empty page." })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: "Cursor of the last item; null on an empty page." })
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

  @ObjectType(`${name}Edge`, { description: `One ${name} and its place in a list.` })
  class Edge {
    @Field({ description: "Pass it as `after` to continue behind this item." })
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

    @Field(() => PageInfo, { description: "Where this page stands." })
    pageInfo!: PageInfo;

    @Field(() => Int, {
      description: `How many items the list has over all pages. Costs ${costPoints.totalCount} points, since all of them are counted; in the lists of all clubs and projects ${costPoints.totalCountOfAll}.`,
    })
    totalCount!: number;
  }
  return Connection;
}
