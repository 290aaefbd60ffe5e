import type { AnswerReader } from 'contract/answer-reader';
import type { ErrorMessages } from 'contract/wire';
import { reportServer } from './server-reachability';
import { readServerMessage } from './server-words.texts';

/** What became of a call, in types. */
export type ServerAnswer<Body, Refusal = unknown> =
  | { readonly ok: true; readonly status: number; readonly body: Body }
  | {
      readonly ok: false;
      /** 0 when no answer came; 200 to 299 when it was a success that holds something else than it should. */
      readonly status: number;
      /** What the server said, as far as it said it in the contract's words. */
      readonly error: Partial<ErrorMessages>;
      /** What it said beside its words, where the call has a reader for that. */
      readonly refusal?: Refusal;
    };

/** An answer as it came over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: unknown;
  /** Absent where no caller asks. */
  readonly header?: HeaderReader;
}

/** The value of a header of an answer; undefined where it has none, or an empty one. */
export type HeaderReader = (name: string) => string | undefined;

/** Reads an answer as `AnswerReader` does, and its headers. */
export type HeadedReader<Body> = (
  body: unknown,
  header: HeaderReader,
) => ReturnType<AnswerReader<Body>>;

/** The network failed: the server could not be asked, or its answer broke off. */
export class NetworkFailure extends Error {}

/** Takes a rejection of `work` for the network's. No code of ours may run in it. */
export const asNetworkFailure = <Value>(work: Promise<Value>): Promise<Value> =>
  work.catch((cause: unknown) => {
    throw new NetworkFailure('The network failed.', { cause });
  });

/**
 * Reads the answer of a call and reports whether the server could be reached. 200 to 299 is success (requirements 7) if
 * `read` can read it; an HTML page in place of an answer is a proxy's, so it is none. It throws the reason of an
 * aborted `signal`, and faults of ours.
 */
export async function readAnswer<Body, Refusal = unknown>(
  call: () => Promise<WireAnswer>,
  read: HeadedReader<Body>,
  signal: AbortSignal | undefined,
  readRefusal?: AnswerReader<Refusal>,
): Promise<ServerAnswer<Body, Refusal>> {
  const came = await call().catch((fault: unknown) => {
    if (!(fault instanceof NetworkFailure)) throw fault;
    signal?.throwIfAborted();
  });
  if (!came) {
    reportServer('unreachable');
    return { ok: false, status: 0, error: {} };
  }
  const answer = await translateAnswer(came, read, readRefusal);
  reportServer(answer.ok || answer.status < 500 ? 'reachable' : 'unreachable');
  return answer;
}

const noHeader: HeaderReader = () => undefined;

async function translateAnswer<Body, Refusal>(
  { status, contentType, body, header = noHeader }: WireAnswer,
  read: HeadedReader<Body>,
  readRefusal: AnswerReader<Refusal> | undefined,
): Promise<ServerAnswer<Body, Refusal>> {
  if (contentType.includes('text/html')) {
    return { ok: false, status: Math.max(status, 502), error: {} };
  }
  const found = status >= 200 && status < 300 ? read(body, header) : undefined;
  if (found !== undefined) return { ok: true, status, body: found };
  const refusal = readRefusal?.(body);
  return {
    ok: false,
    status,
    error: await readServerMessage(body),
    ...(refusal !== undefined && { refusal }),
  };
}
