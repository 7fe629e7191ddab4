import type { Readable } from "node:stream";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { limits } from "../../contract/index.js";
import type { RouteParts } from "../../feature.js";
import { answerRefusal } from "../../http/refusals.js";
import { holds } from "../../http/web-page.js";
import { AppError } from "../../platform/app-error.js";
import { pictureType } from "../../platform/pictures.js";
import { filesPath } from "../../platform/storage/file-cleaning.js";
import { cacheSeconds, isFileName, type FileStorage } from "../../platform/storage/file-storage.js";
import type { PictureService, PictureSubject } from "./picture.service.js";

/** Whatever an uploaded file contains, a browser that opens it runs none of it. Partners' pages may embed it. */
const helmet = {
  contentSecurityPolicy: { useDefaults: false, directives: { sandbox: [], defaultSrc: ["'none'"] } },
  crossOriginResourcePolicy: { policy: "cross-origin" as const },
};

/**
 * `POST /files/avatar` and `/files/logo` take a picture as the request body and return its address; `DELETE` removes
 * it. The caller is authenticated by the Authorization header only, which another site's page cannot make a browser
 * send. That, and avoiding multipart, is why uploads do not go through GraphQL.
 *
 * `GET /files/:name` serves a stored picture to anyone who knows its name, which has 128 random bits.
 */
export function pictureRoutes(pictures: PictureService, storage: FileStorage, parts: RouteParts): FastifyPluginAsync {
  const { viewerOf, readBody } = parts;
  return async (app) => {
    app.setErrorHandler(answerRefusal);
    // Accepts a body of any type, up to the limit; the type is detected from the content.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", (request: FastifyRequest, payload: Readable) =>
      readBody(request, payload, limits.pictureBytes),
    );

    for (const subject of ["avatar", "logo"] satisfies PictureSubject[]) {
      const admit = async (request: FastifyRequest) => pictures.admit(await viewerOf(request), subject, request.ip);
      app.post(filesPath + subject, { onRequest: admit, bodyLimit: limits.pictureBytes }, async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const url = await pictures.put(await viewerOf(request), subject, body);
        return reply.status(201).header("location", url).header("cache-control", "no-store").send({ url });
      });
      app.delete(filesPath + subject, { onRequest: admit }, async (request, reply) => {
        await pictures.remove(await viewerOf(request), subject);
        return reply.status(204).send();
      });
    }

    app.get<{ Params: { name: string } }>(`${filesPath}:name`, { helmet }, async (request, reply) => {
      const { name } = request.params;
      if (!isFileName(name)) throw new AppError("NOT_FOUND");
      const etag = `"${name}"`;
      const condition = request.headers["if-none-match"];
      const known = holds(condition, etag);
      const file = known ? null : await storage.get(name);
      if (!known && !file) throw new AppError("NOT_FOUND");
      // An asterisk stands for any version of a file that exists.
      const isUnwanted = condition?.trim() === "*";
      if (isUnwanted) file?.stream.destroy();
      // A stored file never changes, so its name also identifies the version.
      reply
        .header("etag", etag)
        .header("cache-control", `public, max-age=${cacheSeconds}`)
        .header("x-robots-tag", "noindex");
      if (!file || isUnwanted) return reply.status(304).send();
      return reply.type(pictureType.contentType).header("content-length", file.size).send(file.stream);
    });
  };
}
