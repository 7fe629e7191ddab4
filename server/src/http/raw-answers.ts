import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Config } from "../config.js";
import type { ErrorCode } from "../contract/index.js";
import { apiHeaders } from "./security-headers.js";

/**
 * A response written past the framework, for input that is not a request yet or no longer one; it closes the
 * connection.
 */
export function rawAnswer(status: number, code: ErrorCode | "BAD_REQUEST", message: string, more = ""): string {
  const body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  const headers = Object.entries(apiHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
  return (
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join("")}${more}content-type: application/json; charset=utf-8\r\n` +
    `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`
  );
}

/** Answers requests Node could not parse: headers that are too long or too slow, or not HTTP at all. */
export function answerClientErrors({ headersTimeoutMilliseconds }: Pick<Config["http"], "headersTimeoutMilliseconds">) {
  const answers: Record<string, () => string> = {
    ERR_HTTP_REQUEST_TIMEOUT: () =>
      rawAnswer(
        408,
        "REQUEST_TIMED_OUT",
        `The request took too long to arrive; its headers may take ${headersTimeoutMilliseconds} ms.`,
      ),
    HPE_HEADER_OVERFLOW: () =>
      rawAnswer(
        431,
        "REQUEST_TOO_LARGE",
        `The request's address and headers have more than ${headerBytes} bytes together.`,
      ),
  };
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    // Once a response has started, a second one would be read as part of it.
    const { _httpMessage: begun } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null };
    if (!socket.writable || begun?.headersSent) return void socket.destroy();
    socket.end(
      (answers[error.code ?? ""] ?? (() => rawAnswer(400, "BAD_REQUEST", "This is not a valid HTTP request.")))(),
    );
    socket.destroySoon();
  };
}

/** Bytes of a request's first line and headers together. */
export const headerBytes = 16_384;
