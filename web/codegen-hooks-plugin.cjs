/**
 * A graphql-codegen plugin that gives every operation a typed Apollo Client 4 hook:
 * `useXQuery`, `useXLazyQuery`, `useXSuspenseQuery`, `useXMutation`, `useXSubscription`.
 * It expects typescript-operations and typed-document-node to run before it in the same file.
 */
const { Kind, concatAST } = require("graphql");

const capitalise = (name) => name[0].toUpperCase() + name.slice(1);

const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

/** Lines and imported names of one operation's hooks. */
function hooksOf(operation) {
  const name = capitalise(operation.name.value);
  const kind = capitalise(operation.operation);
  const types = `${name}${kind}, ${name}${kind}Variables`;
  const variables = `{ variables: ${name}${kind}Variables }`;
  const required = needsVariables(operation);
  const document = `${name}Document`;

  if (kind === "Mutation") {
    return {
      uses: ["useMutation"],
      lines: [
        `export const use${name}Mutation = (options: useMutation.Options<${types}> = {}) =>`,
        `  useMutation<${types}>(${document}, options);`,
      ],
    };
  }
  if (kind === "Subscription") {
    const options = `useSubscription.Options<${types}> & ${variables}`;
    return {
      uses: ["useSubscription"],
      lines: [
        `export const use${name}Subscription = (options: ${required ? options : `useSubscription.Options<${types}> = {}`}) =>`,
        `  useSubscription<${types}>(${document}, options as ${options});`,
      ],
    };
  }
  const options = `useQuery.Options<${types}> & ${variables}`;
  const suspenseOptions = `useSuspenseQuery.Options<${name}QueryVariables>`;
  return {
    uses: ["useQuery", "useLazyQuery", "useSuspenseQuery", "type SkipToken"],
    lines: [
      `export const use${name}Query = (options: SkipToken | (${required ? options : `useQuery.Options<${types}>`})${required ? "" : " = {}"}) =>`,
      `  useQuery<${types}>(${document}, options as ${options});`,
      `export const use${name}LazyQuery = (options: useLazyQuery.Options<${types}> = {}) =>`,
      `  useLazyQuery<${types}>(${document}, options);`,
      `export const use${name}SuspenseQuery = (options: ${suspenseOptions}${required ? ` & ${variables}` : " = {}"}) =>`,
      `  useSuspenseQuery<${types}>(${document}, options as ${suspenseOptions} & ${variables});`,
    ],
  };
}

module.exports = {
  plugin(_schema, documents) {
    const operations = concatAST(documents.map(({ document }) => document)).definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.name,
    );
    if (operations.length === 0) return "";
    const hooks = operations.map(hooksOf);
    const names = [...new Set(hooks.flatMap(({ uses }) => uses))].sort();
    return {
      prepend: [`import { ${names.join(", ")} } from "@apollo/client/react";`],
      content: hooks.flatMap(({ lines }) => lines).join("\n"),
    };
  },
};
