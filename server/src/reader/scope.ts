import { validate as isUuid } from "uuid";
import { ValidationError } from "yup";
import { limits, text } from "../contract/index.js";
import { fieldError } from "../platform/app-error.js";
import type { Action } from "../policy/permissions.js";
import type { ViewerSql } from "../policy/rules.js";
import type { Viewer } from "../policy/viewer.js";

/** The values available when a statement is bound. */
export interface Binding {
  /** Coerced variables of the operation. */
  variables: Readonly<Record<string, unknown>>;
  viewer: Viewer;
  /** Today's calendar day in the product's time zone, YYYY-MM-DD. */
  today: () => string;
}

export type Bound = (binding: Binding) => unknown;

/** Collects the parameters of one statement; each source of a value is bound once. */
export class Parameters {
  private readonly list: Bound[] = [];
  private readonly known = new Map<string, string>();

  /** The placeholder for a value, cast to a PostgreSQL type. `key` names the source of the value. */
  add(key: string, type: string, bound: Bound): string {
    let placeholder = this.known.get(`${key}::${type}`);
    if (!placeholder) {
      this.list.push(bound);
      placeholder = `$${this.list.length}::${type}`;
      this.known.set(`${key}::${type}`, placeholder);
    }
    return placeholder;
  }

  /** The finished statement and its values: PostgreSQL refuses a parameter that the text does not mention. */
  usedIn(text: string): { text: string; parameters: Bound[] } {
    const used = [...new Set([...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))].sort(
      (one, other) => one - other,
    );
    const numbers = new Map(used.map((number, index) => [number, index + 1]));
    return {
      text: text.replaceAll(/\$(\d+)/g, (_, number) => `$${numbers.get(Number(number))}`),
      parameters: used.map((number) => this.list[number - 1]!),
    };
  }
}

/** One argument of a field: whether it was given (known at compilation) and its value as a parameter. */
export class Argument {
  constructor(
    private readonly parameters: Parameters,
    private readonly path: string,
    /**
     * The value of this execution; only its presence, and that of booleans and enum values, is part of the compiled
     * statement.
     */
    readonly current: unknown,
    readonly bound: Bound,
  ) {}

  get given(): boolean {
    return this.current !== undefined && this.current !== null;
  }

  /** A field of an input object. */
  get(name: string): Argument {
    const member = (object: unknown) => (object as Record<string, unknown> | null | undefined)?.[name];
    return new Argument(this.parameters, `${this.path}.${name}`, member(this.current), (binding) =>
      member(this.bound(binding)),
    );
  }

  /**
   * The value's placeholder. `change` is applied to it each time the statement runs; `key` distinguishes two changes of
   * one argument.
   */
  as(type: string, change: (value: never) => unknown = (value) => value, key: string = change.name): string {
    return this.parameters.add(`${this.path}|${key}`, type, (binding) => {
      const current = this.bound(binding);
      return current === undefined || current === null ? null : change(current as never);
    });
  }

  /** The placeholder of an id; text that is not a UUID matches nothing. */
  get id(): string {
    return this.as("uuid", uuidOrNull);
  }
}

function uuidOrNull(id: string): string | null {
  return isUuid(id) ? id : null;
}

const searchRule = text("Search", limits.searchLength);

/**
 * Escapes LIKE's special characters and matches the text anywhere.
 * @throws AppError BAD_USER_INPUT for a text that is too long or contains characters that no stored text has.
 */
export function containing(search: string): string {
  try {
    searchRule.validateSync(search);
  } catch (error) {
    if (error instanceof ValidationError) throw fieldError("search", error.message);
    throw error;
  }
  return `%${search.trim().replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** What the SQL of a view's field may refer to, besides its row. */
export interface Scope {
  /** SQL expressions of the viewer. */
  viewer: ViewerSql;
  /** SQL expression of the id of the viewer's session or access token. */
  credential: string;
  role: Viewer["role"];
  /** SQL expression of today's calendar day in the product's time zone. */
  today: string;
  /**
   * Refuses an access token whose scopes do not cover an action that an argument depends on.
   * @throws AppError INSUFFICIENT_SCOPE.
   */
  requires(action: Action): void;
  /**
   * SQL condition: whether the viewer, with this credential, may do an action on a row. A search uses it before it
   * reads a row.
   */
  may(action: Action, row: string): string;
  /** An argument of the field. */
  argument(name: string): Argument;
}
