type Answer =
  { data: object } | { errors: { message: string; extensions: { code: string; fields?: Record<string, string> } }[] };
type Handler = (variables: Record<string, unknown>) => Answer | Promise<Answer>;

/** An answer with a single error. */
export const failure = (code: string, message = code, fields?: Record<string, string>): Answer => ({
  errors: [{ message, extensions: { code, ...(fields && { fields }) } }],
});

/**
 * Replaces the API in component tests: answers each operation by name and records the calls. An operation without a
 * handler fails as if the network were down. Undo with `api.restore()`.
 */
export function mockApi(handlers: Record<string, Handler>) {
  const calls: { operation: string; variables: Record<string, unknown>; headers: Headers }[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = (async (_url: string, init: RequestInit) => {
    const { query, variables } = JSON.parse(init.body as string) as {
      query: string;
      variables: Record<string, unknown>;
    };
    const operation = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? "";
    calls.push({ operation, variables, headers: new Headers(init.headers) });
    const handler = handlers[operation];
    if (!handler) throw new TypeError("Failed to fetch");
    return Response.json(await handler(variables));
  }) as typeof fetch;
  return {
    calls,
    /** The names of all operations so far. */
    operations: () => calls.map(({ operation }) => operation),
    restore: () => {
      globalThis.fetch = original;
    },
  };
}
