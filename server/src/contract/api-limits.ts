/**
 * What one request to the API may ask for, unless an installation sets something else by its environment variables.
 * The developers' page shows these figures, the configuration takes its defaults from here.
 */
export const apiLimits = {
  /** Body of a request. */
  requestBytes: 524_288,
  requestMilliseconds: 15_000,
  /** A document without its variables. */
  documentBytes: 65_536,
  tokens: 4000,
  /** Levels of fields. */
  depth: 20,
  aliases: 50,
  directives: 50,
  rootFields: 20,
  fragments: 50,
  /** Fields that repeat one beside them. */
  repeatedFields: 50,
  /** Lists of the schema that introspection asks for. */
  introspectionLists: 20,
  /** Operations of a document, and variables that they declare. */
  operations: 10,
  variables: 100,
  /** Values in the variables at all levels, and levels of lists and objects in a value. */
  variableValues: 2000,
  valueDepth: 10,
  /** Requests of one caller that a process works on at once. */
  requestsAtOnce: 4,
  /** Validation errors that an answer lists. */
  errors: 20,
  /** Points that one operation may cost. */
  cost: 5000,
  /** Points that a caller can spend at once, and how many of them come back each second. */
  costBudget: 50_000,
  costRefillPerSecond: 500,
  /** WebSocket connections of one person to a server process, and subscriptions on each. */
  websocketsPerPerson: 20,
  subscriptions: 20,
} as const;

/** What an operation is charged, in points; a list multiplies what its items cost by its size. */
export const costPoints = {
  object: 1,
  /** Counting looks at the whole list, however short the page. */
  totalCount: 10,
  mutation: 10,
  /** The schema is the same for everybody and kept in memory. */
  schema: 50,
  schemaType: 5,
  /** Size of a list that takes no `first`; such lists are short by their nature. */
  listWithoutSize: 10,
} as const;
