/** Pictures and how they are sent; the PNGs are written by hand, since some say what no encoder would. */
import { crc32, deflateSync } from "node:zlib";
import type { GraphqlError, TestServer } from "./test-server.ts";

/** The answer to an upload or a removal. */
export interface FileAnswer {
  status: number;
  headers: Headers;
  body: { url?: string; errors?: GraphqlError[] } | null;
}

/** A file as it is sent. */
export type FileBody = Buffer | ReadableStream;

/** Sends a file, or asks for its removal. */
export async function sendFile(
  { url }: Pick<TestServer, "url">,
  method: string,
  path: string,
  token: string | undefined,
  body?: FileBody,
  headers: Record<string, string> = {},
): Promise<FileAnswer> {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    ...(body && { body: body instanceof ReadableStream ? body : new Uint8Array(body), duplex: "half" }),
  } as RequestInit);
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: text ? (JSON.parse(text) as FileAnswer["body"]) : null,
  };
}

/** Why a file was refused. */
export const refusal = ({ status, body }: FileAnswer) => ({
  status,
  code: body?.errors?.[0]?.extensions?.code,
  fields: Object.keys(body?.errors?.[0]?.extensions?.fields ?? {}),
});

/** A chunk of a PNG. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

/**
 * A PNG of one colour, of any size that its header can state. `before` are chunks that come before the picture's own
 * data.
 */
export function png(width: number, height: number, before: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk("IHDR", header),
    ...before,
    pngChunk("IDAT", rows),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}
