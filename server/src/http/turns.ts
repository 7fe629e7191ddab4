import type { FastifyReply, FastifyRequest, onSendAsyncHookHandler, preHandlerAsyncHookHandler } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "../config.js";
import { AppError } from "../platform/app-error.js";
import { callerOf, type ViewerOf } from "./callers.js";
import { reportOf } from "./request-log.js";

const callersAtMost = 20_000;
/** Requests of one caller beyond this are refused. */
const waitingAtMost = 1000;
/**
 * For so long after a request that could not be executed a caller shares one turn with all others of that kind.
 * Milliseconds.
 */
const narrowFor = 1000;
/**
 * After such a request they all rest for so many times as long as it took, but no longer than `restAtMost`
 * milliseconds.
 */
const restTimes = 4;
const restAtMost = 250;

/**
 * What is wrong with a request by its form: programs that work do not send such, programs that attack do little else.
 */
const malformed: readonly string[] = [
  "BAD_REQUEST",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "QUERY_TOO_COMPLEX",
  "RATE_LIMITED",
  "REQUEST_TOO_LARGE",
];

/** What it takes to parse, validate and compile a document, in points. */
const newDocumentPoints = 20;

/**
 * What requests of a caller who was not seen before are taken to cost, in points: whoever comes from ever new addresses
 * goes behind those who are known to ask for little.
 */
const firstPoints = newDocumentPoints;

/** How much the newest request counts in what a caller's requests cost. */
const newestShare = 0.2;

/** The requests of one caller. */
interface Line {
  working: number;
  /** What begins each; told whether its turn is the shared one. */
  waiting: ((shared: boolean) => void)[];
  narrowUntil: number;
  /** What the caller's requests cost this process, in points without those for SELECTs; the newest count most. */
  points: number;
  /** Since when the first of them waits, in milliseconds of the clock that only goes forward. */
  since: number;
}

/**
 * By how many milliseconds a request goes behind others for each point of its caller's, and by how many at most. It is
 * more than a request waits when fifty callers send as fast as they can: less lets those who have waited for as long as
 * that overtake a small request.
 */
const behindPerPoint = 40;
const behindAtMost = 2000;

/** When it is a line's turn, compared with others: the lower, the sooner. */
const rank = ({ points, since }: Line) => since + Math.min(points * behindPerPoint, behindAtMost);

/**
 * What waiting for a turn came to: one's own turn or the shared one, or none because the caller left or it took too
 * long.
 */
type Outcome = "own" | "shared" | "left" | "tooLate";

/** A turn is taken once the body is there, and over when the answer is handed to the network. */
interface Turns {
  preHandler: preHandlerAsyncHookHandler;
  onSend: onSendAsyncHookHandler;
}

type TurnLimits = Pick<Config, "requestsAtOnce" | "requestTimeoutMilliseconds">;

/**
 * Works on a few requests of a caller at once and lets the others wait, once their bodies are there and before these
 * are parsed. One begins per turn of the event loop, cheap ones first: however many callers send costly requests at the
 * same moment, a small one is answered soon, and a costly one waits some milliseconds longer. Callers who send what
 * cannot be executed share one turn. Neither a body that does not end nor an answer that nobody reads uses up a turn.
 * Each process does this by itself: it is its own time that is shared out.
 */
export function takeTurns(viewerOf: ViewerOf, { requestsAtOnce, requestTimeoutMilliseconds }: TurnLimits): Turns {
  const lines = new LRUCache<string, Line>({ max: callersAtMost });
  const ends = new WeakMap<FastifyRequest, () => void>();
  /**
   * The one turn of callers who lately sent what cannot be executed: however many they are, they take a share of the
   * time.
   */
  const narrow = { working: 0, resting: false };

  const isNarrow = (line: Line) => performance.now() < line.narrowUntil;
  const hasRoom = (line: Line) =>
    isNarrow(line) ? narrow.working === 0 && !narrow.resting : line.working < requestsAtOnce;

  /** Lines in which a request waits. */
  const waiting = new Set<Line>();
  let beginning = false;

  /** Of the lines in which a request may begin, the one that is due first. */
  const nextLine = () => {
    let next: Line | undefined;
    for (const line of waiting) if (hasRoom(line) && (!next || rank(line) < rank(next))) next = line;
    return next;
  };

  /** Begins the next request, one per turn of the event loop. */
  const proceed = () => {
    const line = beginning ? undefined : nextLine();
    if (!line) return;
    beginning = true;
    line.working += 1;
    line.since = performance.now();
    const shared = isNarrow(line);
    if (shared) narrow.working += 1;
    line.waiting.shift()!(shared);
    if (line.waiting.length === 0) waiting.delete(line);
    // A small request is read and answered without a break. What others have sent is to be seen before the next one.
    setImmediate(() => {
      beginning = false;
      proceed();
    });
  };

  const restNarrow = (milliseconds: number) => {
    narrow.resting = true;
    setTimeout(() => {
      narrow.resting = false;
      proceed();
    }, milliseconds);
  };

  /** Waits for a turn. */
  const turn = (line: Line, reply: FastifyReply): Promise<Outcome> =>
    new Promise((done) => {
      const settle = (outcome: Outcome) => {
        clearTimeout(timer);
        reply.raw.off("close", leave);
        done(outcome);
      };
      const begin = (shared: boolean) => settle(shared ? "shared" : "own");
      const giveUp = (outcome: "left" | "tooLate") => {
        const place = line.waiting.indexOf(begin);
        if (place < 0) return;
        line.waiting.splice(place, 1);
        if (line.waiting.length === 0) waiting.delete(line);
        settle(outcome);
      };
      const leave = () => giveUp("left");
      const timer = setTimeout(() => giveUp("tooLate"), requestTimeoutMilliseconds);
      if (line.waiting.length === 0) line.since = performance.now();
      line.waiting.push(begin);
      reply.raw.once("close", leave);
      waiting.add(line);
      proceed();
    });

  const preHandler: preHandlerAsyncHookHandler = async (request, reply) => {
    const caller = await callerOf(request, viewerOf);
    const line = lines.get(caller) ?? { working: 0, waiting: [], narrowUntil: 0, points: firstPoints, since: 0 };
    lines.set(caller, line);
    if (line.waiting.length >= waitingAtMost) throw new AppError("RATE_LIMITED", { retryAfterSeconds: 1 });
    const outcome = await turn(line, reply);
    if (outcome === "left") return reply.hijack();
    if (outcome === "tooLate") throw new AppError("RATE_LIMITED", { retryAfterSeconds: 1 });
    const begun = performance.now();
    let over = false;
    const end = () => {
      if (over) return;
      over = true;
      line.working -= 1;
      if (outcome === "shared") narrow.working -= 1;
      if (malformed.some((code) => reportOf(request).codes.has(code))) {
        const now = performance.now();
        line.narrowUntil = now + narrowFor;
        restNarrow(Math.min(restTimes * (now - begun), restAtMost));
      }
      const { cost = 0, selects = 0, isNew } = reportOf(request);
      line.points += newestShare * (cost - selects + (isNew ? newDocumentPoints : 0) - line.points);
      proceed();
    };
    if (reply.raw.destroyed) {
      end();
      return reply.hijack();
    }
    ends.set(request, end);
    reply.raw.once("close", end);
  };

  return { preHandler, onSend: async (request) => ends.get(request)?.() };
}
