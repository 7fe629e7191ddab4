import type { FastifyReply, FastifyRequest, onSendAsyncHookHandler, preHandlerAsyncHookHandler } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "../config.js";
import { AppError } from "../platform/app-error.js";
import { callerOf, type ViewerOf } from "./callers.js";
import { reportOf } from "./request-log.js";

const callersAtMost = 20_000;
/** A caller's requests beyond this many waiting are refused. */
const waitingAtMost = 1000;
/** Milliseconds for which a caller shares one turn with others after a request that could not be executed. */
const narrowFor = 1000;
/** The shared turn rests this many times as long as such a request took, but at most `restAtMost` milliseconds. */
const restTimes = 4;
const restAtMost = 250;

/** Errors of malformed requests: working programs do not send them, attackers send little else. */
const malformed: readonly string[] = [
  "BAD_REQUEST",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "QUERY_TOO_COMPLEX",
  "RATE_LIMITED",
  "REQUEST_TOO_LARGE",
];

/** The cost of parsing, validating and compiling a document, in points. */
const newDocumentPoints = 20;

/**
 * Assumed cost of a new caller's requests, in points: a caller that keeps changing its address queues behind those
 * known to send cheap requests.
 */
const firstPoints = newDocumentPoints;

/** Weight of the newest request in a caller's average cost. */
const newestShare = 0.2;

/** The requests of one caller. */
interface Line {
  working: number;
  /** Starts each request; receives whether its turn is the shared one. */
  waiting: ((shared: boolean) => void)[];
  narrowUntil: number;
  /**
   * Average cost of the caller's requests to this process, in points without those for SELECTs; recent ones count most.
   */
  points: number;
  /** Since when the first of them has waited, in milliseconds of the monotonic clock. */
  since: number;
}

/**
 * Milliseconds that a request queues further back per point of its caller's average, and at most. Longer than a request
 * waits while fifty callers send at full speed: with less, requests that have waited that long would overtake a small
 * one.
 */
const behindPerPoint = 40;
const behindAtMost = 2000;

/** A line's priority: the lower, the sooner. */
const rank = ({ points, since }: Line) => since + Math.min(points * behindPerPoint, behindAtMost);

/** The result of waiting for a turn: an own or a shared turn, or none because the caller left or it took too long. */
type Outcome = "own" | "shared" | "left" | "tooLate";

/** A turn starts once the body has arrived and ends when the response is handed to the network. */
interface Turns {
  preHandler: preHandlerAsyncHookHandler;
  onSend: onSendAsyncHookHandler;
}

type TurnLimits = Pick<Config, "requestsAtOnce" | "requestTimeoutMilliseconds">;

/**
 * Handles a few requests per caller at once and queues the others, after their bodies have arrived and before these are
 * parsed. One starts per turn of the event loop, cheap ones first: however many callers send costly requests at once, a
 * small one is answered soon, and a costly one waits some milliseconds longer. Callers whose requests cannot be
 * executed share one turn. Neither an unfinished body nor an unread response occupies a turn. Each process does this
 * separately, because it shares out its own time.
 */
export function takeTurns(viewerOf: ViewerOf, { requestsAtOnce, requestTimeoutMilliseconds }: TurnLimits): Turns {
  const lines = new LRUCache<string, Line>({ max: callersAtMost });
  const ends = new WeakMap<FastifyRequest, () => void>();
  /** The one turn of callers whose recent requests could not be executed: together they get one share of the time. */
  const narrow = { working: 0, resting: false };

  const isNarrow = (line: Line) => performance.now() < line.narrowUntil;
  const hasRoom = (line: Line) =>
    isNarrow(line) ? narrow.working === 0 && !narrow.resting : line.working < requestsAtOnce;

  /** Lines with a waiting request. */
  const waiting = new Set<Line>();
  let beginning = false;

  /** The line to serve next, of those that may start a request. */
  const nextLine = () => {
    let next: Line | undefined;
    for (const line of waiting) if (hasRoom(line) && (!next || rank(line) < rank(next))) next = line;
    return next;
  };

  /** Starts the next request, one per turn of the event loop. */
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
    // A small request is read and answered without a pause. The event loop must see other callers' requests before the
    // next one.
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
