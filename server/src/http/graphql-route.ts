import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from "fastify";
import type { Config } from "../config.js";
import { holdAnswers } from "./answers.js";
import { type Bodies, refuseStrangeForm, textOf } from "./bodies.js";
import type { ViewerOf } from "./callers.js";
import { answerAsGraphql, limitDocument, limitTime, parseJson } from "./graphql-transport.js";
import type { Held } from "./held.js";
import { BadRequest } from "./http-refusal.js";
import { apiMethods } from "./security-headers.js";
import { takeTurns } from "./turns.js";

/** Dependencies of the API's route. */
interface GraphqlRouteParts {
  config: Config;
  viewerOf: ViewerOf;
  bodies: Bodies;
  held: Held;
  /** Executes a request with a parsed body. */
  answer: RouteHandlerMethod;
}

/** Handles HEAD as GET, because Apollo does not support HEAD; the framework omits the body. */
const headAsGet = (answer: RouteHandlerMethod): RouteHandlerMethod =>
  function (request, reply) {
    const asGet =
      request.method === "HEAD" ? (Object.create(request, { method: { value: "GET" } }) as FastifyRequest) : request;
    return answer.call(this, asGet, reply);
  };

/** Serves GraphQL over HTTP at `/graphql`: receives, waits for a turn, parses, executes. */
export async function serveGraphql(
  app: FastifyInstance,
  { config, viewerOf, bodies, held, answer }: GraphqlRouteParts,
): Promise<void> {
  await app.register(async (api) => {
    api.removeAllContentTypeParsers();
    api.addContentTypeParser("application/json", async (request: FastifyRequest, payload: Readable) =>
      textOf(await bodies.read(request, payload, config.requestMaximumBytes)),
    );
    api.setErrorHandler(answerAsGraphql(config));
    const { preHandler: turn, onSend: endTurn } = takeTurns(viewerOf, config);
    api.route({
      url: "/graphql",
      method: ["GET", "POST"],
      helmet: false,
      onRequest: refuseStrangeForm,
      preHandler: [turn, parseJson(api, config), limitDocument(config)],
      onSend: [endTurn, holdAnswers(held, viewerOf)],
      handler: limitTime(headAsGet(answer), config),
    });
    api.route({
      url: "/graphql",
      method: app.supportedMethods.filter((method) => !apiMethods.includes(method)),
      helmet: false,
      onRequest: async (request, reply) => {
        reply.header("allow", apiMethods.join(", "));
        throw new BadRequest(405, `Send GraphQL requests by POST or GET, not by ${request.method}.`);
      },
      handler: () => undefined,
    });
  });
}
