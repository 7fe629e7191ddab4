/**
 * Whatever the database keeps of a person is in the file of their data, and goes with their account, unless a reason
 * stands here.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../support/test-database.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await borrowTestServer();
});

afterAll(() => server?.stop());

interface Reference {
  table: string;
  column: string;
  /** What becomes of the row when the person's is deleted, as PostgreSQL's catalogue has it. */
  onDelete: string;
}

/** Every column that refers to a person: to the profile, or to the student, club or startup behind it. */
async function references(): Promise<Reference[]> {
  const { rows } = await server.database.query<Reference>(
    `select source.relname as table, attribute.attname as column, reference.confdeltype as "onDelete"
     from pg_constraint reference
     join pg_class source on source.oid = reference.conrelid
     join pg_class target on target.oid = reference.confrelid
     join pg_attribute attribute on attribute.attrelid = source.oid and attribute.attnum = reference.conkey[1]
     where reference.contype = 'f' and target.relname in ('profiles', 'student_profiles', 'club_profiles', 'startup_profiles')
     order by 1, 2`,
  );
  return rows;
}

const sourceOf = async (...files: string[]) =>
  (
    await Promise.all(
      files.map((file) => readFile(join(repository, "server/src/features/personal-data", file), "utf8")),
    )
  ).join("\n");

/** Tables of which nothing stands in the file, and why. */
const notInFile: Record<string, string> = {
  recovery_codes: "holds keyed digests and nothing else; the file holds no secrets",
  log_in_challenges: "holds the digest of a login that is half done, for five minutes",
  idempotency_keys: "holds answers that the person was given, encrypted, for 24 hours",
};

test("every table with rows of a person stands in the file of their data", async () => {
  const tables = [...new Set((await references()).map(({ table }) => table))];
  expect(tables.length).toBeGreaterThan(10);
  const file = await sourceOf("personal-data.view.ts", "belongings.ts");
  const named = (table: string) => new RegExp(`\\b(from|join) ${table}\\b`).test(file);
  expect(tables.filter((table) => !named(table) && !(table in notInFile))).toEqual([]);
  expect(Object.keys(notInFile).filter((table) => !tables.includes(table) || named(table))).toEqual([]);
});

test("every row that refers to a person goes with them, lets go of them, or is dealt with on deletion", async () => {
  const [cascades, letsGo, letsGoToDefault] = ["c", "n", "d"];
  const deletion = await sourceOf("account-deletion.service.ts", "closing.ts");
  const dealtWith = ({ table, column }: Reference) =>
    new RegExp(`\\b${table}\\b`).test(deletion) && new RegExp(`\\b${column}\\b`).test(deletion);
  const left = (await references())
    .filter(({ onDelete }) => ![cascades, letsGo, letsGoToDefault].includes(onDelete))
    .filter((reference) => !dealtWith(reference));
  expect(left.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});
