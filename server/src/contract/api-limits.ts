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
  /** Objects that one field at the top asks for; each takes a SELECT at least, of which there may be no more. */
  objects: 160,
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
  /** SQL that one field at the top, and all of an operation, is compiled to: bytes, and SELECTs at all levels. */
  statementBytes: 32_768,
  statementSelects: 160,
  operationBytes: 65_536,
  operationSelects: 400,
  /** Points that one operation may cost. */
  cost: 5000,
  /**
   * Points that a person can spend at once, by sessions and tokens together, and how many of them come back each
   * second.
   */
  costBudget: 50_000,
  costRefillPerSecond: 500,
  /** WebSocket connections of one person to a server process, and subscriptions on each. */
  websocketsPerPerson: 20,
  subscriptions: 20,
} as const;

/**
 * What an operation is charged, in points; a list multiplies what its items cost by its size, but not the SELECTs that
 * the operation is compiled to.
 */
export const costPoints = {
  object: 1,
  /** A SELECT of the compiled SQL, at any level and in any rule: planning it is work, however little it finds. */
  select: 1,
  /** Counting looks at the whole list, however short the page. */
  totalCount: 10,
  /** Counting the clubs, or the projects, that everybody sees: about 50 ms where there are 50,000 of them. */
  totalCountOfAll: 50,
  /** A search may look at every club, student or project, however few it finds. */
  search: 100,
  /** A field that looks at all projects, such as their categories. */
  wholeTable: 50,
  /** A field that counts rows of one club or team, which an index finds. */
  count: 2,
  mutation: 10,
  /** The schema is the same for everybody and kept in memory. */
  schema: 150,
  schemaType: 5,
  /** Size of a list that takes no `first`; such lists are short by their nature. */
  listWithoutSize: 10,
} as const;
