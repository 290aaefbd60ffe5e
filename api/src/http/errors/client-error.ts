import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { toErrorBody } from './send-error';
import { HttpError, badRequest } from './http-error';

const httpErrors: Readonly<Record<string, HttpError>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpError(
    408,
    { code: 'request-timeout' },
    'The request took too long. Please send it again.',
  ),
  HPE_HEADER_OVERFLOW: new HttpError(
    431,
    { code: 'unreadable-request' },
    'The headers of this request are too large.',
  ),
};

const expectationFailed = new HttpError(
  417,
  { code: 'unreadable-request' },
  'This request expects what we cannot do. Please send it without an Expect header.',
);

const unreadable = badRequest('This request cannot be read. Please check it.');

/**
 * Answers a request that is invalid HTTP, too slow, too long or too much on the bare connection, and closes it (safety
 * 3.B).
 */
export function sendClientError(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const httpError =
    error instanceof HttpError ? error : (httpErrors[error.code ?? ''] ?? unreadable);
  const body = JSON.stringify(toErrorBody(httpError));
  socket.end(
    [
      `HTTP/1.1 ${httpError.statusCode} ${STATUS_CODES[httpError.statusCode] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries({ ...headers, ...httpError.headers }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Answers an `Expect` header other than `100-continue`, which Node reports before any hook, and closes. */
export function sendExpectationFailed(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify(toErrorBody(expectationFailed));
  response
    .writeHead(expectationFailed.statusCode, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      ...headers,
      connection: 'close',
    })
    .end(body);
}
