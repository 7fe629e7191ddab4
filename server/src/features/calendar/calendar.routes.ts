import { createHash } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import type { Dependencies } from "../../feature.js";
import { answerRefusal } from "../../http/refusals.js";
import { holds } from "../../http/web-page.js";
import { AppError } from "../../platform/app-error.js";
import { datesOf, findFeed } from "./calendar-dates.js";
import { calendarFile } from "./calendar-file.js";

/** Where feeds are; the token and `.ics` follow. */
export const calendarPath = "/calendar/";

/** As in `randomToken`: 32 bytes in base64url. */
const feedName = /^([\w-]{43})\.ics$/;

/**
 * `GET /calendar/:name` serves a person's dates to calendar programs, which can present nothing but the address. What
 * it contains is judged with each request, as what its person may read.
 */
export function calendarRoutes({
  database,
  rateLimits,
  config,
}: Pick<Dependencies, "database" | "rateLimits" | "config">): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler(answerRefusal);
    app.get<{ Params: { name: string } }>(`${calendarPath}:name`, async (request, reply) => {
      const [, token] = feedName.exec(request.params.name) ?? [];
      if (!token) throw new AppError("NOT_FOUND");
      const { manager } = database.dataSource;
      const feed = await findFeed(manager, token);
      // Counted by person: a new address brings no new attempts.
      await rateLimits.consume("readCalendar", { address: request.ip, ...(feed && { account: feed.profileId }) });
      if (!feed) throw new AppError("NOT_FOUND");
      const dates = await datesOf(manager, feed);
      // The same dates make the same file, which need not be written to know that a program has it.
      const etag = `"${createHash("sha256").update(JSON.stringify(dates)).digest("base64url")}"`;
      reply
        .header("etag", etag)
        .header("cache-control", "private, no-cache")
        .header("referrer-policy", "no-referrer")
        .header("x-robots-tag", "noindex");
      if (holds(request.headers["if-none-match"], etag)) return reply.status(304).send();
      return reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", 'inline; filename="quadwork.ics"')
        .send(calendarFile(dates, config.appUrl));
    });
  };
}
