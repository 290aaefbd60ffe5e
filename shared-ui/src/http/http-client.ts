import { idempotencyKeyHeader } from 'contract/wire';
import type { ErrorBody } from 'contract/wire';
import { reportServer } from './server-reachability';

/** One call of this site's own server (SPEC 7). */
export interface ServerCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Root-absolute: one origin serves site and API. */
  readonly path: `/${string}`;
  /** Sent as JSON; a FormData goes as multipart. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The same key again stores nothing twice (SAFETY 2). */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export type ServerAnswer<Body> =
  | { readonly ok: true; readonly status: number; readonly body: Body }
  | {
      readonly ok: false;
      /** 0 when no answer came. */
      readonly status: number;
      /** What the server said, if it said it in the contract's words. */
      readonly error: ErrorBody | undefined;
    };

/**
 * Calls the server with credentials included and no time-out; 200 to 299 is success (SPEC 7). It never throws but
 * for an aborted `signal`. An HTML page in place of an answer is a proxy's, so it counts as no success.
 */
export async function callServer<Body = unknown>(call: ServerCall): Promise<ServerAnswer<Body>> {
  try {
    const answer = await send<Body>(call);
    reportServer(answer.ok || answer.status < 500 ? 'reachable' : 'unreachable');
    return answer;
  } catch (fault) {
    if (call.signal?.aborted) throw fault;
    reportServer('unreachable');
    return { ok: false, status: 0, error: undefined };
  }
}

/** Fetches the client's code ahead of the first call, so that the call itself does not wait for it. */
export const preloadHttpClient = (): void => {
  loadAxios().catch(() => undefined);
};

// Visitors who only read never load it.
const loadAxios = () => import('axios').then((module) => module.default);

async function send<Body>(call: ServerCall): Promise<ServerAnswer<Body>> {
  const axios = await loadAxios();
  const { status, data, headers } = await axios.request<unknown>({
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
  if (String(headers['content-type']).includes('text/html')) return proxyAnswer(status);
  if (status >= 200 && status < 300) return { ok: true, status, body: data as Body };
  return { ok: false, status, error: isErrorBody(data) ? data : undefined };
}

const proxyAnswer = (status: number) =>
  ({ ok: false, status: Math.max(status, 502), error: undefined }) as const;

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string';
