import type { SignedInViewer } from "../policy/viewer.js";
import { ManyViewers } from "./many-viewers.js";

const viewer = (number: number) =>
  ({ role: "student", id: `person ${number}`, sessionId: `session ${number}` }) as SignedInViewer;

/** What the statement was asked for, each time it ran; it answers with the ids of those who ask. */
function statement(withheld: (person: unknown) => "nothing" | "ended" | undefined = () => undefined) {
  const runs: unknown[][][] = [];
  const run = (asked: [unknown[], unknown[], unknown[]]) => {
    runs.push(asked);
    const rows = asked[1].map((person, index) => ({
      key: String(index + 1),
      json: withheld(person) === "nothing" ? null : String(person),
      person,
    }));
    return Promise.resolve(rows.filter(({ person }) => withheld(person) !== "ended"));
  };
  return { runs, run };
}

it("asks once for all who ask the same at the same moment", async () => {
  const many = new ManyViewers();
  const { runs, run } = statement();
  const answers = await Promise.all(
    [1, 2, 3].map((number) => many.load("same", run, { id: "row", viewer: viewer(number) })),
  );
  expect(answers).toEqual(["person 1", "person 2", "person 3"]);
  expect(runs).toEqual([
    [
      ["row", "row", "row"],
      ["person 1", "person 2", "person 3"],
      ["session 1", "session 2", "session 3"],
    ],
  ]);
});

it("keeps apart what is asked by another statement or with other values", async () => {
  const many = new ManyViewers();
  const { runs, run } = statement();
  await Promise.all([
    many.load("one", run, { id: "row", viewer: viewer(1) }),
    many.load("other", run, { id: "row", viewer: viewer(2) }),
  ]);
  expect(runs).toHaveLength(2);
});

it("tells each what it may see, and who is no longer signed in", async () => {
  const many = new ManyViewers();
  const { run } = statement(
    (person) => ({ "person 1": "nothing", "person 2": "ended" })[String(person)] as "nothing" | "ended" | undefined,
  );
  const answers = await Promise.allSettled(
    [1, 2, 3].map((number) => many.load("same", run, { id: "row", viewer: viewer(number) })),
  );
  expect(answers).toMatchObject([{ value: null }, { reason: { code: "UNAUTHENTICATED" } }, { value: "person 3" }]);
});

it("asks anew each time", async () => {
  const many = new ManyViewers();
  const { runs, run } = statement();
  for (const number of [1, 1]) await many.load("same", run, { id: "row", viewer: viewer(number) });
  expect(runs).toHaveLength(2);
});
