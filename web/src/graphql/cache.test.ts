import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gql } from "@apollo/client";
import { buildSchema, isObjectType } from "graphql";
import { connectionFields, createCache } from "./cache";

const PROJECTS = gql`
  query Projects($filter: ProjectFilter, $first: Int, $after: String) {
    projects(filter: $filter, first: $first, after: $after) {
      nodes {
        id
        title
      }
      pageInfo {
        startCursor
        endCursor
        hasNextPage
        hasPreviousPage
      }
      totalCount
    }
  }
`;

const page = (ids: string[], hasPreviousPage: boolean, hasNextPage: boolean) => ({
  projects: {
    __typename: "ProjectConnection",
    nodes: ids.map((id) => ({ __typename: "Project", id, title: `Project ${id}` })),
    pageInfo: { __typename: "PageInfo", startCursor: ids[0], endCursor: ids.at(-1), hasPreviousPage, hasNextPage },
    totalCount: 4,
  },
});

describe("the cache", () => {
  it("knows every connection of the schema", () => {
    const schema = buildSchema(readFileSync(join(__dirname, "../../../schema.graphql"), "utf8"));
    const connections = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields())
          .filter(({ args }) => args.some(({ name }) => name === "after"))
          .map(({ name }) => `${type.name}.${name}`),
      );
    const known = Object.entries(connectionFields).flatMap(([type, fields]) =>
      fields.map((field) => `${type}.${field}`),
    );
    expect(known.sort()).toEqual(connections.sort());
  });

  it("appends the next page, once", () => {
    const cache = createCache();
    const variables = { filter: { scope: "MINE" }, first: 2 };
    cache.writeQuery({ query: PROJECTS, variables, data: page(["a", "b"], false, true) });
    cache.writeQuery({ query: PROJECTS, variables: { ...variables, after: "b" }, data: page(["b", "c"], true, false) });
    expect(cache.readQuery({ query: PROJECTS, variables })).toMatchObject({
      projects: {
        nodes: [{ id: "a" }, { id: "b" }, { id: "c" }],
        pageInfo: { startCursor: "a", endCursor: "c", hasPreviousPage: false, hasNextPage: false },
      },
    });
  });

  it("starts over when the first page is fetched again", () => {
    const cache = createCache();
    const variables = { first: 2 };
    cache.writeQuery({ query: PROJECTS, variables, data: page(["a", "b"], false, true) });
    cache.writeQuery({ query: PROJECTS, variables, data: page(["c"], false, false) });
    expect(cache.readQuery({ query: PROJECTS, variables })).toMatchObject({ projects: { nodes: [{ id: "c" }] } });
  });

  it("keeps lists with another filter or page size apart", () => {
    const cache = createCache();
    cache.writeQuery({ query: PROJECTS, variables: { first: 4 }, data: page(["a"], false, false) });
    expect(cache.readQuery({ query: PROJECTS, variables: { first: 20 } })).toBeNull();
    expect(cache.readQuery({ query: PROJECTS, variables: { first: 4, filter: { scope: "MINE" } } })).toBeNull();
  });
});
