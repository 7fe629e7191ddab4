import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsClient } from "aws4fetch";
import {
  cacheSeconds,
  FileExistsError,
  isFileName,
  listDefaults,
  requireFileName,
  StorageError,
  type FileStorage,
  type ListedFile,
  type ListOptions,
  type StoredContent,
} from "./file-storage.js";

/** How an S3-compatible store is reached. */
export interface S3Options {
  /** Its address without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is named in the path instead of the host. */
  pathStyle: boolean;
}

/** Milliseconds per request before the store counts as unreachable. */
const requestMilliseconds = 10_000;
/** Retries after a response of 5xx or 429. */
const retries = 2;
/** Most names that a store returns in one response. */
const namesPerAnswer = 1000;

const valueOf = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? "";

/** The files in a ListObjectsV2 response. Our names contain nothing that XML escapes; other names are not ours. */
function filesIn(xml: string): { files: ListedFile[]; last: string; more: boolean } {
  const entries = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].map(([, entry]) => entry!);
  const files = entries.map((entry) => ({
    name: valueOf(entry, "Key"),
    size: Number(valueOf(entry, "Size")),
    storedAt: new Date(valueOf(entry, "LastModified")),
  }));
  return {
    files: files.filter(({ name }) => isFileName(name)),
    last: files.at(-1)?.name ?? "",
    more: valueOf(xml, "IsTruncated") === "true" && files.length > 0,
  };
}

/** Stores files in a private bucket of an S3-compatible store. */
export class S3Storage implements FileStorage {
  private readonly client: AwsClient;
  private readonly bucketUrl: string;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey, pathStyle }: S3Options) {
    this.client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries });
    const address = new URL(endpoint);
    if (!pathStyle) address.hostname = `${bucket}.${address.hostname}`;
    this.bucketUrl = address.href.replace(/\/+$/, "") + (pathStyle ? `/${encodeURIComponent(bucket)}` : "");
  }

  async put(name: string, content: Buffer, contentType: string): Promise<void> {
    requireFileName(name);
    // Not every store supports the condition below, so the name is checked first.
    const known = await this.ask("HEAD", name, [200, 404]);
    if (known.status === 200) throw new FileExistsError(name);
    // The content is signed too, so that a store refuses data damaged in transit.
    const digest = createHash("sha256").update(content).digest("hex");
    const headers = {
      "content-type": contentType,
      "cache-control": `max-age=${cacheSeconds}`,
      "x-amz-content-sha256": digest,
    };
    let answer = await this.ask("PUT", name, [200, 409, 412, 501], {
      headers: { ...headers, "if-none-match": "*" },
      body: content,
    });
    if (answer.status === 501) answer = await this.ask("PUT", name, [200], { headers, body: content });
    if (answer.status !== 200) throw new FileExistsError(name);
  }

  async get(name: string): Promise<StoredContent | null> {
    requireFileName(name);
    const { status, headers, body } = await this.ask("GET", name, [200, 404], {}, true);
    if (status === 404 || !body) {
      await body?.cancel();
      return null;
    }
    return { stream: Readable.fromWeb(body as ReadableStream), size: Number(headers.get("content-length")) };
  }

  async list(options?: ListOptions): Promise<ListedFile[]> {
    const { limit, offset, after } = listDefaults(options);
    const found: ListedFile[] = [];
    let from = after;
    let more = true;
    // S3 supports a starting name, but not an offset.
    while (more && found.length < offset + limit) {
      const wanted = Math.min(namesPerAnswer, offset + limit - found.length);
      const query = new URLSearchParams({
        "list-type": "2",
        "max-keys": String(wanted),
        ...(from && { "start-after": from }),
      });
      const answer = filesIn(await (await this.ask("GET", `?${query}`, [200], {}, true)).text());
      found.push(...answer.files);
      from = answer.last;
      more = answer.more;
    }
    return found.slice(offset, offset + limit);
  }

  async remove(name: string): Promise<void> {
    requireFileName(name);
    await this.ask("DELETE", name, [200, 204, 404]);
  }

  /** Sends one signed request. Reads the response body to its end unless the caller wants it. */
  private async ask(
    method: string,
    path: string,
    expected: number[],
    init: { headers?: Record<string, string>; body?: Buffer } = {},
    wantsBody = false,
  ): Promise<Response> {
    let answer: Response;
    try {
      const { headers = {}, body } = init;
      answer = await this.client.fetch(`${this.bucketUrl}/${path}`, {
        method,
        headers,
        ...(body && { body: new Uint8Array(body) }),
        redirect: "error",
        signal: AbortSignal.timeout(requestMilliseconds),
      });
      if (!wantsBody || !expected.includes(answer.status)) await answer.arrayBuffer();
    } catch (cause) {
      throw new StorageError(`The S3 store could not be reached: ${(cause as Error).message}`, { cause });
    }
    if (!expected.includes(answer.status))
      throw new StorageError(`The S3 store answered ${method} with ${answer.status}`);
    return answer;
  }
}
