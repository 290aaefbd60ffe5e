import { NetworkFailure, asNetworkFailure } from './server-answer';
import type { WireAnswer } from './server-answer';

/** A request as it goes to this site's own server (requirements 7). */
interface WireRequest {
  readonly method: string;
  /** Root-absolute, because site and api share one origin. */
  readonly path: `/${string}`;
  /** Sent as JSON; a FormData as multipart, and a file as it is. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal | undefined;
}

/**
 * Loads the client's code before the first request, so that the request need not wait for it. A failure is ignored,
 * because the request itself reports it.
 */
export const preloadHttpClient = (): void => {
  loadAxios().catch(() => undefined);
};

// Visitors who only read never load it.
const loadAxios = () => import('axios').then((module) => module.default);

/** Sends a request with credentials and without a time-out. @throws NetworkFailure, and errors of our own */
export async function transmit(request: WireRequest): Promise<WireAnswer> {
  const axios = await asNetworkFailure(loadAxios());
  const { method, path, body, signal } = request;
  const asked = axios.request<unknown>({
    method,
    url: path,
    data: body,
    headers: { Accept: 'application/json', ...request.headers },
    withCredentials: true,
    validateStatus: null,
    ...(signal && { signal }),
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
