import type { AnswerReader } from 'contract/answer-reader';
import type { ErrorMessages } from 'contract/wire';
import { reportServer } from './server-reachability';
import { readServerMessage } from './server-messages.texts';

/** The typed result of a request. */
export type ServerAnswer<Body> =
  | { readonly ok: true; readonly status: number; readonly body: Body }
  | {
      readonly ok: false;
      /** 0 if there was no response; 200 to 299 if it was a success with an invalid body. */
      readonly status: number;
      /** The server's error messages, as far as they are valid. */
      readonly error: Partial<ErrorMessages>;
      /** The error response, for what it says beside its messages. */
      readonly refusal?: unknown;
    };

/** A response before it is parsed. */
export interface WireAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
  /** Absent if no caller needs headers. */
  readonly header?: HeaderReader;
}

/** The value of a response header; undefined if it is missing or empty. */
export type HeaderReader = (name: string) => string | undefined;

/** Parses a response as `AnswerReader` does, with access to its headers. */
export type HeadedReader<Body> = (
  body: unknown,
  header: HeaderReader,
) => ReturnType<AnswerReader<Body>>;

/** The network failed: the server could not be reached, or the response broke off. */
export class NetworkFailure extends Error {}

/**
 * Turns a rejection of `work` into a NetworkFailure. None of our own code may run in it, because its errors would be
 * hidden.
 */
export const asNetworkFailure = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((cause: unknown) => {
    throw new NetworkFailure('The network failed.', { cause });
  });

/**
 * Sends a request, parses the response and reports whether the server was reachable. 200 to 299 is a success
 * (requirements 7) if `read` accepts the body; an HTML page comes from a proxy and is none.
 * @throws the reason of an aborted `signal`, and unexpected errors
 */
export async function readAnswer<Body>(
  call: () => Promise<WireAnswer>,
  read: HeadedReader<Body>,
  signal: AbortSignal | undefined,
): Promise<ServerAnswer<Body>> {
  const came = await call().catch((error: unknown) => {
    if (!(error instanceof NetworkFailure)) throw error;
    signal?.throwIfAborted();
  });
  if (!came) {
    reportServer('unreachable');
    return { ok: false, status: 0, error: {} };
  }
  const answer = await translateAnswer(came, read);
  reportServer(answer.ok || answer.status < 500 ? 'reachable' : 'unreachable');
  return answer;
}

const noHeader: HeaderReader = () => undefined;

async function translateAnswer<Body>(
  { status, contentType, body, header = noHeader }: WireAnswer,
  read: HeadedReader<Body>,
): Promise<ServerAnswer<Body>> {
  if (contentType.includes('text/html')) {
    return { ok: false, status: Math.max(status, 502), error: {} };
  }
  const found = status >= 200 && status < 300 ? read(body, header) : undefined;
  if (found !== undefined) return { ok: true, status, body: found };
  return { ok: false, status, error: await readServerMessage(body), refusal: body };
}
