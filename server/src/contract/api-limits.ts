/**
 * Default bounds for one API request. Environment variables override them. The developers' page shows these figures,
 * and the configuration takes its defaults from here.
 */
export const apiLimits = {
  /** Bytes in a request body. */
  requestBytes: 524_288,
  requestMilliseconds: 15_000,
  /** Bytes in a document, not counting its variables. */
  documentBytes: 65_536,
  tokens: 4000,
  /** Levels of nested fields. */
  depth: 20,
  aliases: 50,
  directives: 50,
  rootFields: 20,
  /** Objects under one top-level field. Each needs at least one SELECT, and this also bounds the SELECTs. */
  objects: 160,
  fragments: 50,
  /** Spreads of named fragments. */
  fragmentSpreads: 200,
  /** Fields that repeat one of their siblings. */
  repeatedFields: 50,
  /** Lists of the schema that an introspection query selects. */
  introspectionLists: 20,
  /** Operations in a document, and variables they declare. */
  operations: 10,
  variables: 100,
  /** Values in the variables at all levels, and the nesting depth of a value. */
  variableValues: 2000,
  valueDepth: 10,
  /** Requests that a process handles at once for one caller. */
  requestsAtOnce: 4,
  /** Validation errors listed in a response. */
  errors: 20,
  /** SQL compiled for one top-level field and for a whole operation: bytes, and SELECTs at all levels. */
  statementBytes: 32_768,
  statementSelects: 160,
  operationBytes: 65_536,
  operationSelects: 400,
  /** Points that one operation may cost. */
  cost: 5000,
  /** Points a person can spend at once, across sessions and tokens, and points restored per second. */
  costBudget: 50_000,
  costRefillPerSecond: 500,
  /** WebSocket connections per person and server process, and subscriptions per connection. */
  websocketsPerPerson: 20,
  subscriptions: 20,
} as const;

/**
 * What an operation costs, in points. A list multiplies the cost of its items by its size, but not the SELECTs of the
 * compiled operation.
 */
export const costPoints = {
  object: 1,
  /** A SELECT in the compiled SQL, at any level and in any rule: planning takes work, however little it finds. */
  select: 1,
  /** Counting looks at the whole list, however short the page. */
  totalCount: 10,
  /** Counting all clubs or all projects: about 50 ms for 50,000 rows. */
  totalCountOfAll: 50,
  /** A search may scan every club, student or project, however few match. */
  search: 100,
  /** A field that scans all projects, such as their categories. */
  wholeTable: 50,
  /** A field that counts the rows of one club or team through an index. */
  count: 2,
  mutation: 10,
  /** The schema is the same for every viewer and stays in memory. */
  schema: 150,
  schemaType: 5,
  /** A document that cannot be parsed, is not valid or exceeds a limit. */
  invalidDocument: 20,
  /** Bytes of such a document for each further point: the longer it is, the longer it takes to find its errors. */
  invalidDocumentBytes: 100,
  /** Assumed size of a list without a `first` argument; such lists are short by nature. */
  listWithoutSize: 10,
} as const;
