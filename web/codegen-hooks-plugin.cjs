/**
 * A graphql-codegen plugin that generates a typed Apollo Client 4 hook for every query and mutation: `useXQuery` and
 * `useXMutation`. The published plugin, `typescript-react-apollo` 5, imports types that Apollo Client 4 does not have.
 * Expects typescript-operations and typed-document-node to run before it in the same file.
 */
const { Kind, concatAST } = require("graphql");

const capitalise = (name) => name[0].toUpperCase() + name.slice(1);

const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

/** The imports and source lines of one operation's hook. */
const hooks = {
  mutation(name) {
    const types = `${name}Mutation, ${name}MutationVariables`;
    return {
      uses: ["useMutation"],
      lines: [
        `export const use${name}Mutation = (options: useMutation.Options<${types}> = {}) =>`,
        `  useMutation<${types}>(${name}Document, options);`,
      ],
    };
  },
  query(name, operation) {
    const types = `${name}Query, ${name}QueryVariables`;
    const withVariables = `useQuery.Options<${types}> & { variables: ${name}QueryVariables }`;
    const options = needsVariables(operation)
      ? `SkipToken | (${withVariables})`
      : `SkipToken | (useQuery.Options<${types}>) = {}`;
    return {
      uses: ["useQuery", "type SkipToken"],
      lines: [
        `export const use${name}Query = (options: ${options}) =>`,
        `  useQuery<${types}>(${name}Document, options as ${withVariables});`,
      ],
    };
  },
};

module.exports = {
  plugin(_schema, documents) {
    const operations = concatAST(documents.map(({ document }) => document)).definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name && hooks[definition.operation],
    );
    if (operations.length === 0) return "";
    const written = operations.map((operation) =>
      hooks[operation.operation](capitalise(operation.name.value), operation),
    );
    const names = [...new Set(written.flatMap(({ uses }) => uses))].sort();
    return {
      prepend: [`import { ${names.join(", ")} } from "@apollo/client/react";`],
      content: written.flatMap(({ lines }) => lines).join("\n"),
    };
  },
};
