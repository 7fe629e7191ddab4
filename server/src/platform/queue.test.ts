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
  const running = queue(work("running"), first.signal);
  const waiting = queue(work("waiting"), second.signal);
  const next = queue(work("next"));
  first.abort();
  second.abort();
  await expect(waiting).rejects.toEqual(timedOut);
  end("running");
  expect(await running).toBe("running");
  expect(begun).toEqual(["running", "next"]);
  end("next");
  await next;
  await expect(queue(work("too late"), second.signal)).rejects.toEqual(timedOut);
  const last = queue(work("last"));
  end("last");
  expect(await last).toBe("last");
  expect(begun).toEqual(["running", "next", "last"]);
});

test("work that fails makes room all the same", async () => {
  const queue = queueOf(1);
  await expect(queue(async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await queue(async () => "yes")).toBe("yes");
});
