import type { AnswerReader } from 'contract/answer-reader';
import { idempotencyKeyHeader } from 'contract/wire';
import { NetworkFailure, asNetworkFailure, readAnswer } from './server-answer';
import type { HeadedReader, ServerAnswer, WireAnswer } from './server-answer';

export type { ServerAnswer } from './server-answer';

/** One call of this site's own server (requirements 7). */
export interface ServerCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Root-absolute: one origin serves site and API. */
  readonly path: `/${string}`;
  /** Sent as JSON; a FormData goes as multipart. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The same key again stores nothing twice (safety 2). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/**
 * Calls the server with credentials included and no time-out (requirements 7). A success that `read` cannot read is a
 * failure. `readRefusal` reads what a refusal says beside its words. It throws as `readAnswer` does.
 */
export const callServer = <Body, Refusal = unknown>(
  call: ServerCall,
  read: HeadedReader<Body>,
  readRefusal?: AnswerReader<Refusal>,
): Promise<ServerAnswer<Body, Refusal>> =>
  readAnswer(() => send(call), read, call.signal, readRefusal);

/**
 * Fetches the client's code ahead of the first call, so that the call itself does not wait for it. What fails here
 * fails again at the call, which says so.
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
  const { status, data, headers } = await asked.catch((fault: unknown) => {
    // A body that cannot be written, for one, is no error of the client's but ours.
    throw axios.isAxiosError(fault) ? new NetworkFailure(fault.message, { cause: fault }) : fault;
  });
  const header = (name: string) => {
    const value: unknown = headers[name.toLowerCase()];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return { status, contentType: header('content-type') ?? '', body: data, header };
}
