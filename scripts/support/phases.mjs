/** How long each phase of a run takes, and how much of the processor's time. */
import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100;

/**
 * Seconds of the processor that ended children took, with what they waited for in turn; 0 where the system does not
 * say. A program that outlives its parent, such as PostgreSQL, is not counted.
 */
function secondsOfChildren() {
  if (process.platform !== "linux") return 0;
  const stat = readFileSync("/proc/self/stat", "utf8");
  // After the name in parentheses: 11 user and 12 system time of this process, 13 and 14 those of its children.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

const current = new AsyncLocalStorage();
let counted = 0;

/** @type {Map<string, { elapsed: number, processor: number }>} */
const phases = new Map();

/** Counts what the work takes, and what the programs take that it runs, under this name. */
export async function during(name, work) {
  const started = performance.now();
  const spent = { elapsed: 0, processor: 0 };
  phases.set(name, spent);
  try {
    return await current.run(spent, work);
  } finally {
    spent.elapsed = (performance.now() - started) / 1000;
  }
}

/** Adds a child's time to the phase that this is called in, once it ends; the system counts no child before. */
export function countChild(child) {
  const spent = current.getStore();
  child.once("exit", () => {
    const total = secondsOfChildren();
    if (spent) spent.processor += total - counted;
    counted = total;
  });
}

/** The phases as lines of a table, and the total of the processor's time. */
export function phaseTable() {
  const line = (name, elapsed, processor) => `${elapsed.padStart(8)}${processor.padStart(11)}  ${name}`;
  const rows = [...phases].map(([name, { elapsed, processor }]) =>
    line(name, elapsed.toFixed(1), processor.toFixed(1)),
  );
  return [line("in seconds", "elapsed", "processor"), ...rows, line("all", "", secondsOfChildren().toFixed(1))];
}
