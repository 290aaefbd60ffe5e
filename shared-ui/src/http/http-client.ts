import type { AnswerReader } from 'contract/answer-reader';
import { idempotencyKeyHeader } from 'contract/wire';
import { NetworkFailure, asNetworkFailure, readAnswer } from './server-answer';
import type { HeadedReader, ServerAnswer, WireAnswer } from './server-answer';

export type { ServerAnswer } from './server-answer';

/** A request to this site's own server (requirements 7). */
export interface ServerCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Root-absolute, because site and api share one origin. */
  readonly path: `/${string}`;
  /** Sent as JSON; a FormData as multipart. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** A repeated key stores nothing twice (safety 2). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/**
 * Sends a request with credentials and without a time-out (requirements 7). A success that `read` rejects counts as a
 * failure. `readRefusal` parses further data of an error response. Throws as `readAnswer` does.
 */
export const callServer = <Body, Refusal = unknown>(
  call: ServerCall,
  read: HeadedReader<Body>,
  readRefusal?: AnswerReader<Refusal>,
): Promise<ServerAnswer<Body, Refusal>> =>
  readAnswer(() => send(call), read, call.signal, readRefusal);

/**
 * Loads the client's code before the first request, so that the request need not wait for it. A failure is ignored,
 * because the request itself reports it.
 */
export const preloadHttpClient = (): void => {
  loadAxios().catch(() => undefined);
};

// Visitors who only read never load it.
const loadAxios = () => import('axios').then((module) => module.default);

async function send(call: ServerCall): Promise<WireAnswer> {
  const axios = await asNetworkFailure(loadAxios());
  const asked = axios.request<unknown>({
    method: call.method,
    url: call.path,
    data: call.body,
    headers: {
      Accept: 'application/json',
      ...call.headers,
      ...(call.idempotencyKey && { [idempotencyKeyHeader]: call.idempotencyKey }),
    },
    withCredentials: true,
    validateStatus: null,
    ...(call.signal && { signal: call.signal }),
  });
  const { status, data, headers } = await asked.catch((error: unknown) => {
    // Any other error, for example a body that cannot be serialized, is a bug and is rethrown.
    throw axios.isAxiosError(error) ? new NetworkFailure(error.message, { cause: error }) : error;
  });
  const header = (name: string) => {
    const value: unknown = headers[name.toLowerCase()];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return { status, contentType: header('content-type') ?? '', body: data, header };
}
