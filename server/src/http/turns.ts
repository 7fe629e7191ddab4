import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from "fastify";
import { LRUCache } from "lru-cache";
import type { Config } from "../config.js";
import { AppError } from "../platform/app-error.js";
import { networkKey } from "../platform/rate-limits.js";
import type { Viewer } from "../policy/viewer.js";
import { reportOf } from "./request-log.js";

const callersAtMost = 20_000;
/** More than this wait for nobody. */
const waitingAtMost = 1000;
/** For so long after a request that could not be executed a caller gets one turn at a time. Milliseconds. */
const narrowFor = 1000;
/** After such a request the caller rests for so many times as long as it took, but no longer than `restAtMost` milliseconds. */
const restTimes = 4;
const restAtMost = 250;

/** What is wrong with a request by its form: programs that work do not send such, programs that attack do little else. */
const malformed: readonly string[] = [
  "BAD_REQUEST",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "QUERY_TOO_COMPLEX",
  "RATE_LIMITED",
  "REQUEST_TOO_LARGE",
];

/** The requests of one caller. */
interface Line {
  working: number;
  waiting: (() => void)[];
  /** Reasons for which nothing of this caller may begin just now. */
  pauses: number;
  narrowUntil: number;
}

/** Who stands in one line: a personal access token, a person, or everybody anonymous behind a network address. */
function callerOf(viewer: Viewer | null, address: string): string {
  return viewer?.accessToken?.id ?? viewer?.id ?? networkKey(address);
}

/**
 * Works on a few requests of a caller at once and lets the others wait, before their bodies are read. So whoever sends
 * many at once, or costly ones, stands in line behind themselves and not in front of everybody else; all the more
 * whoever sends what cannot be executed. Each process does this by itself: it is its own time that is shared out.
 */
export function takeTurns(
  viewerOf: (request: FastifyRequest) => Promise<Viewer>,
  { requestsAtOnce }: Pick<Config, "requestsAtOnce">,
): onRequestAsyncHookHandler {
  const lines = new LRUCache<string, Line>({ max: callersAtMost });
  const hasRoom = (line: Line) =>
    line.pauses === 0 && line.working < (performance.now() < line.narrowUntil ? 1 : requestsAtOnce);

  const proceed = (line: Line) => {
    while (line.waiting.length > 0 && hasRoom(line)) {
      line.working += 1;
      // A small request is read and answered without a break. What others have sent is to be seen before the next one.
      pause(line, setImmediate);
      line.waiting.shift()!();
    }
  };

  const pause = (line: Line, wait: (end: () => void) => void) => {
    line.pauses += 1;
    wait(() => {
      line.pauses -= 1;
      proceed(line);
    });
  };

  /** Waits for a turn; false when the caller went away before. */
  const turn = (line: Line, reply: FastifyReply): Promise<boolean> =>
    new Promise((done) => {
      const begin = () => done(true);
      line.waiting.push(begin);
      reply.raw.once("close", () => {
        const place = line.waiting.indexOf(begin);
        if (place < 0) return;
        line.waiting.splice(place, 1);
        done(false);
      });
      proceed(line);
    });

  return async (request, reply) => {
    // A failure to find out who asks is told by the handler, in its form.
    const caller = callerOf(await viewerOf(request).catch(() => null), request.ip);
    const line = lines.get(caller) ?? { working: 0, waiting: [], pauses: 0, narrowUntil: 0 };
    lines.set(caller, line);
    if (line.waiting.length >= waitingAtMost) throw new AppError("RATE_LIMITED", { retryAfterSeconds: 1 });
    if (!(await turn(line, reply))) return reply.hijack();
    const begun = performance.now();
    const end = () => {
      line.working -= 1;
      if (malformed.some((code) => reportOf(request).codes.has(code))) {
        const now = performance.now();
        line.narrowUntil = now + narrowFor;
        pause(line, (over) => setTimeout(over, Math.min(restTimes * (now - begun), restAtMost)));
      }
      proceed(line);
    };
    if (!reply.raw.destroyed) return void reply.raw.once("close", end);
    end();
    return reply.hijack();
  };
}
