import { queueOf } from "./queue.js";

/** Work that lasts until it is ended, and what has begun so far. */
function piecesOfWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((done) => {
      begun.push(name);
      ends.set(name, () => done(name));
    });
  return { begun, work, end: (name: string) => ends.get(name)!() };
}

const timedOut = expect.objectContaining({ code: "REQUEST_TIMED_OUT" });

test("so many at once, the others in the order in which they came", async () => {
  const { begun, work, end } = piecesOfWork();
  const queue = queueOf(2);
  const done = ["a", "b", "c", "d"].map((name) => queue(work(name)));
  expect(begun).toEqual(["a", "b"]);
  end("b");
  await done[1];
  expect(begun).toEqual(["a", "b", "c"]);
  end("a");
  await done[0];
  end("c");
  end("d");
  expect(await Promise.all(done)).toEqual(["a", "b", "c", "d"]);
});

test("what is abandoned while it waits leaves the queue and is never begun; what has begun goes on", async () => {
  const { begun, work, end } = piecesOfWork();
  const queue = queueOf(1);
  const [first, second] = [new AbortController(), new AbortController()];
  const running = queue(work("running"), { signal: first.signal });
  const waiting = queue(work("waiting"), { signal: second.signal });
  const next = queue(work("next"));
  first.abort();
  second.abort();
  await expect(waiting).rejects.toEqual(timedOut);
  end("running");
  expect(await running).toBe("running");
  expect(begun).toEqual(["running", "next"]);
  end("next");
  await next;
  await expect(queue(work("too late"), { signal: second.signal })).rejects.toEqual(timedOut);
  const last = queue(work("last"));
  end("last");
  expect(await last).toBe("last");
  expect(begun).toEqual(["running", "next", "last"]);
});

test("those whose work waits take turns, each with its own in order", async () => {
  const { begun, work, end } = piecesOfWork();
  const queue = queueOf(1);
  const gone = new AbortController();
  const names = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"];
  const all = new Map(names.map((name) => [name, queue(work(name), { from: name[0]! })]));
  const left = queue(work("d1"), { from: "d", signal: gone.signal });
  gone.abort();
  await expect(left).rejects.toEqual(timedOut);
  const expected = ["a1", "a2", "b1", "c1", "a3", "b2", "a4"];
  for (const name of expected) {
    end(name);
    await all.get(name);
  }
  expect(begun).toEqual(expected);
});

test("of one too much may not wait; the others may, and so may it once there is room", async () => {
  const { work, end } = piecesOfWork();
  const queue = queueOf(1, 2);
  const [running, first, second] = ["a1", "a2", "a3"].map((name) => queue(work(name), { from: "a" }));
  await expect(queue(work("a4"), { from: "a" })).rejects.toMatchObject({
    code: "RATE_LIMITED",
    details: { retryAfterSeconds: 5 },
  });
  const other = queue(work("b1"), { from: "b" });
  end("a1");
  await running;
  const again = queue(work("a5"), { from: "a" });
  for (const [name, done] of [
    ["a2", first],
    ["b1", other],
    ["a3", second],
    ["a5", again],
  ] as const) {
    end(name);
    expect(await done).toBe(name);
  }
});

test("work that fails makes room all the same", async () => {
  const queue = queueOf(1);
  await expect(queue(async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue(async () => "yes")).toBe("yes");
});
