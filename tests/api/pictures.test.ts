/** Pictures of people and logos: uploading, refusing, replacing, removing and showing them. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { png, pngChunk, refusal, sendFile, type FileBody } from "../support/pictures.ts";
import { startS3 } from "../support/s3.ts";
import { borrowTestServer, startTestServer, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});
afterAll(() => server?.stop());
afterEach(async () => {
  await world.restore();
  await server.database.query("delete from rate_limits");
  // Nothing refers to the pictures of that test any more.
  await until(() => stored().length === 0);
});

const tokenOf = (person: PersonName) => world.people[person].token;
const upload = (person: PersonName, subject: "avatar" | "logo", file: FileBody, headers?: Record<string, string>) =>
  sendFile(server, "POST", `/files/${subject}`, tokenOf(person), file, headers);
const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 30, b: 30, alpha: 1 } } });
const stored = () => readdirSync(server.filesDirectory);
const fileOf = (url: string) => join(server.filesDirectory, url.replace("/files/", ""));
const pictureAt = async (url: string) => Buffer.from(await (await fetch(server.url + url)).arrayBuffer());

describe("putting a picture", () => {
  test.each(["png", "jpeg", "webp"] as const)("a %s becomes a square WebP that others see", async (format) => {
    const { status, headers, body } = await upload(
      "member",
      "avatar",
      await plain(900, 600).toFormat(format).toBuffer(),
    );
    expect(status).toBe(201);
    expect(body?.url).toMatch(/^\/files\/[0-9a-f]{32}\.webp$/);
    expect(headers.get("location")).toBe(body?.url);
    const { team } = await server.request<{
      team: { members: { nodes: { student: { avatarUrl: string } | null }[] } };
    }>(
      `{ team(id: "${world.teams.team}") { members { nodes { student { avatarUrl } } } } }`,
      {},
      { token: tokenOf("owner") },
    );
    expect(team.members.nodes.map(({ student }) => student?.avatarUrl)).toContain(body?.url);
    expect(await sharp(await pictureAt(body!.url!)).metadata()).toMatchObject({
      format: "webp",
      width: 512,
      height: 512,
    });
  });

  test("a logo is shown whole: a startup's and a club's, each on its own row", async () => {
    const wide = await plain(400, 100).png().toBuffer();
    const [startup, club] = [await upload("owner", "logo", wide), await upload("head", "logo", wide)];
    const ask = `{ startup(id: "${world.startups.owner}") { logoUrl } club(id: "${world.clubs.head}") { logoUrl } }`;
    expect(await server.request(ask, {}, { token: tokenOf("mate") })).toEqual({
      startup: { logoUrl: startup.body?.url },
      club: { logoUrl: club.body?.url },
    });
    const { data, info } = await sharp(await pictureAt(club.body!.url!))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([400, 400, 4]);
    expect([data[3], data[(200 * 400 + 200) * 4 + 3]]).toEqual([0, 255]);
  });

  test("a small picture is not enlarged, and a photo is turned upright and loses where it was taken", async () => {
    const small = await upload("member", "avatar", await plain(40, 30).png().toBuffer());
    expect(await sharp(await pictureAt(small.body!.url!)).metadata()).toMatchObject({ width: 30, height: 30 });
    const photo = await plain(300, 100)
      .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: "12/1 58/1 0/1" } } } as never)
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { body } = await upload("head", "logo", photo);
    const kept = await sharp(await pictureAt(body!.url!)).metadata();
    expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([300, 300, undefined, undefined]);
  });

  test("what hides behind a picture is not kept, whatever the request calls it", async () => {
    const page = Buffer.from("<html><script>alert(document.domain)</script></html>");
    const polyglot = Buffer.concat([
      png(8, 8, [pngChunk("tEXt", Buffer.concat([Buffer.from("Comment\0"), page]))]),
      page,
    ]);
    const { status, body } = await upload("member", "avatar", polyglot, { "content-type": "text/html" });
    expect(status).toBe(201);
    const answer = await fetch(server.url + body!.url!);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(Buffer.from(await answer.arrayBuffer()).includes("script")).toBe(false);
  });
});

describe("refused, leaving everything as it was", () => {
  /** One byte more than is allowed, and then no end: whoever waits for the end of it waits for ever. */
  const endless = () => {
    let left = 2 * 1024 * 1024 + 1;
    return new ReadableStream({
      async pull(controller) {
        if (left === 0) return new Promise<void>(() => undefined);
        const block = new Uint8Array(Math.min(left, 64 * 1024)).fill(0x89);
        left -= block.length;
        controller.enqueue(block);
      },
    });
  };
  const noise = async (format: "png" | "jpeg" | "webp") =>
    sharp(Buffer.from(Array.from({ length: 90 * 90 * 3 }, (_value, index) => (index * 7919) % 251)), {
      raw: { width: 90, height: 90, channels: 3 },
    })
      .toFormat(format)
      .toBuffer();
  const half = (file: Buffer) => file.subarray(0, file.length / 2);
  const animatedWebp = async () =>
    sharp([await plain(8, 8).png().toBuffer(), await plain(8, 8).negate().png().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
  const files: [string, () => Promise<FileBody> | FileBody, number, string][] = [
    [
      "a file of more than 2 MB",
      () => Buffer.concat([png(8, 8), Buffer.alloc(2 * 1024 * 1024)]),
      413,
      "FILE_TOO_LARGE",
    ],
    ["a stream that never says how long it is", endless, 413, "FILE_TOO_LARGE"],
    ["a small file that is a huge picture", () => png(30_000, 30_000), 413, "FILE_TOO_LARGE"],
    ["no file", () => Buffer.alloc(0), 422, "FILE_NOT_READABLE"],
    ["a PNG cut short", async () => half(await noise("png")), 422, "FILE_NOT_READABLE"],
    ["a JPEG cut short", async () => half(await noise("jpeg")), 422, "FILE_NOT_READABLE"],
    ["a WebP cut short", async () => half(await noise("webp")), 422, "FILE_NOT_READABLE"],
    [
      "the beginning of a PNG and nothing behind it",
      () => Buffer.concat([png(8, 8).subarray(0, 8), Buffer.alloc(100)]),
      422,
      "FILE_NOT_READABLE",
    ],
    [
      "a GIF",
      () => Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64"),
      415,
      "FILE_TYPE_NOT_ALLOWED",
    ],
    [
      "an SVG",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
      415,
      "FILE_TYPE_NOT_ALLOWED",
    ],
    ["a TIFF", async () => plain(9, 9).tiff().toBuffer(), 415, "FILE_TYPE_NOT_ALLOWED"],
    ["a page", () => Buffer.from("<!doctype html><script>alert(1)</script>"), 415, "FILE_TYPE_NOT_ALLOWED"],
    [
      "an animated PNG",
      () => png(8, 8, [pngChunk("acTL", Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))]),
      415,
      "FILE_TYPE_NOT_ALLOWED",
    ],
    ["an animated WebP", animatedWebp, 415, "FILE_TYPE_NOT_ALLOWED"],
  ];
  test.each(files)("%s", async (_name, make, status, code) => {
    const before = await world.digest();
    const names = stored();
    const answer = await upload("member", "avatar", await make(), { "content-type": "image/png" });
    expect(refusal(answer)).toEqual({ status, code, fields: ["file"] });
    expect([await world.digest(), stored()]).toEqual([before, names]);
  });

  test.each(["x", ";;;", "image/"])("a picture of the type %j", async (type) => {
    const answer = await upload("member", "avatar", png(8, 8), { "content-type": type });
    expect(refusal(answer)).toEqual({ status: 415, code: "FILE_TYPE_NOT_ALLOWED", fields: ["file"] });
  });

  test.each<[string, string, PersonName | null, number, string]>([
    ["POST", "avatar", null, 401, "UNAUTHENTICATED"],
    ["POST", "logo", null, 401, "UNAUTHENTICATED"],
    ["POST", "logo", "member", 403, "FORBIDDEN"],
    ["DELETE", "avatar", null, 401, "UNAUTHENTICATED"],
    ["DELETE", "logo", null, 401, "UNAUTHENTICATED"],
    ["DELETE", "logo", "loner", 403, "FORBIDDEN"],
  ])("%s /files/%s by %s", async (method, subject, person, status, code) => {
    const before = await world.digest();
    const names = stored();
    const answer = await sendFile(
      server,
      method,
      `/files/${subject}`,
      person ? tokenOf(person) : undefined,
      method === "POST" ? png(8, 8) : undefined,
    );
    expect(refusal(answer)).toEqual({ status, code, fields: [] });
    expect([await world.digest(), stored()]).toEqual([before, names]);
  });

  test("a picture sent after the end of the session, whose file is removed again", async () => {
    const token = tokenOf("mate");
    await server.database.query("update sessions set revoked_at = now() where profile_id = $1", [world.people.mate.id]);
    const names = stored();
    expect(refusal(await sendFile(server, "POST", "/files/avatar", token, png(8, 8)))).toMatchObject({
      status: 401,
      code: "UNAUTHENTICATED",
    });
    expect(stored()).toEqual(names);
  });

  test("a person who tries too often, and no one else", async () => {
    // One after the other: a store that many ask at once may be too slow, and then lets everybody through.
    for (let attempt = 1; attempt <= 20; attempt++)
      expect((await upload("rival", "avatar", Buffer.from("no picture"))).status).toBe(415);
    const refused = await upload("rival", "avatar", Buffer.from("no picture"));
    expect(refusal(refused)).toEqual({ status: 429, code: "RATE_LIMITED", fields: [] });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await upload("stranger", "avatar", png(8, 8))).status).toBe(201);
  });

  test("an address outside /files, by the database itself", async () => {
    for (const url of ["https://example.com/a.webp", "javascript:alert(1)", "/files/../secret", "/files/avatar"])
      await expect(
        server.database.query("update profiles set avatar_url = $1 where id = $2", [url, world.people.member.id]),
      ).rejects.toThrow("profiles_avatar_url_is_file");
  });
});

describe("a picture that is no longer wanted", () => {
  test("is removed once another replaces it at an address of its own; pictures of others stay", async () => {
    const mine = await upload("member", "avatar", png(8, 8));
    const theirs = await upload("mate", "avatar", png(8, 8));
    const next = await upload("member", "avatar", png(8, 8));
    expect(new Set([mine, theirs, next].map(({ body }) => body?.url)).size).toBe(3);
    await until(() => !existsSync(fileOf(mine.body!.url!)));
    expect([theirs, next].map(({ body }) => existsSync(fileOf(body!.url!)))).toEqual([true, true]);
    expect((await fetch(server.url + mine.body!.url!)).status).toBe(404);
  });

  test("is removed when its owner asks, which may be done twice", async () => {
    const { body } = await upload("owner", "logo", png(8, 8));
    const removals = [
      await sendFile(server, "DELETE", "/files/logo", tokenOf("owner")),
      await sendFile(server, "DELETE", "/files/logo", tokenOf("owner")),
    ];
    expect(removals.map(({ status }) => status)).toEqual([204, 204]);
    const { startup } = await server.request<{ startup: unknown }>(
      `{ startup(id: "${world.startups.owner}") { logoUrl } }`,
      {},
      { token: tokenOf("owner") },
    );
    expect(startup).toEqual({ logoUrl: null });
    await until(() => !existsSync(fileOf(body!.url!)));
  });

  test("is removed with its owner", async () => {
    const { body } = await upload("loner", "avatar", png(8, 8));
    await server.database.query("delete from profiles where id = $1", [world.people.loner.id]);
    await until(() => !existsSync(fileOf(body!.url!)));
  });

  test("stays when the change is rolled back", async () => {
    const { body } = await upload("member", "avatar", png(8, 8));
    const client = await server.database.connect();
    await client.query("begin");
    await client.query("update profiles set avatar_url = null where id = $1", [world.people.member.id]);
    await client.query("rollback");
    client.release();
    const { rows } = await server.database.query(
      "select 1 from graphile_worker.jobs where task_identifier = 'remove_file'",
    );
    expect([rows, existsSync(fileOf(body!.url!))]).toEqual([[], true]);
  });
});

describe("showing a picture", () => {
  test("to anyone who knows its name, as a picture and nothing else", async () => {
    const { body } = await upload("member", "avatar", png(8, 8));
    const answer = await fetch(server.url + body!.url!);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox;default-src 'none'",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=3600",
      "x-robots-tag": "noindex",
      etag: expect.stringMatching(/^"[0-9a-f]{32}\.webp"$/) as string,
    });
    const length = (await answer.arrayBuffer()).byteLength;
    const head = await fetch(server.url + body!.url!, { method: "HEAD" });
    expect([head.status, Number(head.headers.get("content-length")), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      length,
      0,
    ]);
    // An asterisk stands for whichever version there is.
    for (const known of [answer.headers.get("etag")!, "*"]) {
      const again = await fetch(server.url + body!.url!, { headers: { "if-none-match": known } });
      expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    }
  });

  test.each([
    "",
    "avatar",
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e/package.json",
    `${"0".repeat(32)}.webp`,
    `${"0".repeat(32)}.webp%00`,
    "a".repeat(90),
  ])("is refused under the unknown name %j", async (name) => {
    for (const headers of [{}, { "if-none-match": "*" }] as Record<string, string>[]) {
      const answer = await fetch(`${server.url}/files/${name}`, { headers });
      expect(answer.status).toBe(404);
      expect(answer.headers.get("cache-control") ?? "").not.toMatch(/public/);
    }
  });
});

test("an S3-compatible store can keep the pictures; while it is away, uploads say so and change nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quadwork-s3-"));
  const s3 = await startS3(folder);
  const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.options;
  const second = await startTestServer({
    environment: {
      DATABASE_URL: server.databaseUrl,
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  try {
    const { body } = await sendFile(second, "POST", "/files/avatar", tokenOf("member"), png(8, 8));
    const shown = await fetch(second.url + body!.url!);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(8);
    await s3.stop();
    const before = await world.digest();
    expect(refusal(await sendFile(second, "POST", "/files/avatar", tokenOf("member"), png(8, 8)))).toMatchObject({
      status: 503,
      code: "FILES_UNAVAILABLE",
    });
    expect(await world.digest()).toBe(before);
    expect((await fetch(second.url + body!.url!)).status).toBe(503);
  } finally {
    await second.stop();
    await s3.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
