/** A real S3-compatible store, behind a handler that checks each request's signature with AWS's own library. */
import crypto, { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { SignatureV4 } from "@smithy/signature-v4";
import S3rver from "s3rver";

/** The store, and what tests read from it. */
export interface S3TestStore {
  /** The settings a client needs. */
  options: {
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
    pathStyle: true;
  };
  /** The If-None-Match header of every write that had one, oldest first. */
  conditions: string[];
  /** The store predates conditional writes: this status answers them in its place; null lets them pass. */
  answerConditions(status: 412 | 501 | null): void;
  stop(): Promise<void>;
}

// The store encrypts its tokens with DES, which current OpenSSL lacks; triple DES with one repeated key is equivalent.
const { createCipheriv } = crypto;
crypto.createCipheriv = ((algorithm: string, secret: Buffer, vector: Buffer) =>
  algorithm === "des"
    ? createCipheriv("des-ede3-cbc", Buffer.concat([secret, secret, secret]), vector)
    : createCipheriv(algorithm, secret, vector)) as typeof createCipheriv;

/** The only key that the store accepts; its id and secret are the same. */
const key = "S3RVER";

/** The hash interface that the library needs, based on Node's. */
class Sha256 {
  private readonly hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash =
      secret === undefined
        ? createHash("sha256")
        : createHmac("sha256", typeof secret === "string" ? secret : Buffer.from(secret as Uint8Array));
  }
  update(data: Uint8Array | string) {
    this.hash.update(data);
  }
  async digest() {
    return new Uint8Array(this.hash.digest());
  }
  reset() {}
}

const signer = new SignatureV4({
  credentials: { accessKeyId: key, secretAccessKey: key },
  region: "us-east-1",
  service: "s3",
  sha256: Sha256 as never,
  uriEscapePath: false,
  applyChecksum: false,
});

/** Whether a request carries the owner's valid signature, including the digest of its content. */
async function isSigned(request: IncomingMessage): Promise<boolean> {
  const { headers } = request;
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1]?.split(";") ?? [];
  const date = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(String(headers["x-amz-date"]));
  if (!date || !signed.includes("host") || !signed.includes("x-amz-content-sha256")) return false;
  const [, year, month, day, hour, minute, second] = date;
  const url = new URL(request.url!, "http://store");
  const expected = await signer.sign(
    {
      method: request.method!,
      protocol: "http:",
      hostname: "store",
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
    },
    { signingDate: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`), signableHeaders: new Set(signed) },
  );
  const signatureOf = (authorization: string | undefined) => /Signature=(\w+)/.exec(authorization ?? "")?.[1];
  return signatureOf(headers.authorization) === signatureOf(expected.headers["authorization"]);
}

/** Starts a store with an empty bucket, its files in `directory`. */
export async function startS3(directory: string): Promise<S3TestStore> {
  const store = new S3rver({ silent: true, directory, configureBuckets: [{ name: "files", configs: [] }] });
  await store.configureBuckets();
  const handle = store.callback();
  const conditions: string[] = [];
  let conditionStatus: number | null = null;
  const server = createServer((request, response) => {
    const answer = (status: number) => request.resume().on("end", () => response.writeHead(status).end());
    isSigned(request).then(
      (signed) => {
        const condition = request.method === "PUT" ? request.headers["if-none-match"] : undefined;
        if (!signed) return answer(403);
        if (condition !== undefined) conditions.push(condition);
        if (condition !== undefined && conditionStatus !== null) return answer(conditionStatus);
        handle(request, response);
        return undefined;
      },
      () => answer(500),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "files",
      region: "us-east-1",
      accessKeyId: key,
      secretAccessKey: key,
      pathStyle: true,
    },
    conditions,
    answerConditions(status) {
      conditionStatus = status;
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
