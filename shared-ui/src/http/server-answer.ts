import type { ErrorBody } from 'contract/wire';
import { reportServer } from './server-reachability';

/** What became of a call, in types. */
export type ServerAnswer<Body> =
  | { readonly ok: true; readonly status: number; readonly body: Body }
  | {
      readonly ok: false;
      /** 0 when no answer came. */
      readonly status: number;
      /** What the server said, if it said it in the contract's words. */
      readonly error: ErrorBody | undefined;
    };

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
}

/**
 * Reads the answer of a call and reports whether the server could be reached. It never throws but for an aborted
 * `signal`. 200 to 299 is success (SPEC 7); an HTML page in place of an answer is a proxy's, so it is none.
 */
export async function readAnswer<Body>(
  call: () => Promise<WireAnswer>,
  signal: AbortSignal | undefined,
): Promise<ServerAnswer<Body>> {
  try {
    const answer = translateAnswer<Body>(await call());
    reportServer(answer.ok || answer.status < 500 ? 'reachable' : 'unreachable');
    return answer;
  } catch (fault) {
    if (signal?.aborted) throw fault;
    reportServer('unreachable');
    return { ok: false, status: 0, error: undefined };
  }
}

function translateAnswer<Body>({ status, contentType, body }: WireAnswer): ServerAnswer<Body> {
  if (contentType.includes('text/html')) {
    return { ok: false, status: Math.max(status, 502), error: undefined };
  }
  if (status >= 200 && status < 300) return { ok: true, status, body: body as Body };
  return { ok: false, status, error: isErrorBody(body) ? body : undefined };
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string';
