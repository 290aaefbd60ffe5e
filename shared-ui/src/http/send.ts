import { isFile, toAddress } from 'contract/request';
import type { DeclaredRequest, RequestParts, ResponseOf } from 'contract/request';
import { readValue } from 'contract/read-value';
import type { ErrorMessages } from 'contract/wire';
import { transmit } from './http-client';
import { readAnswer } from './server-answer';
import type { HeaderReader } from './server-answer';

/** A request that failed. It is the one error that views show. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  /**
   * @param status 0 if there was no response; 200 to 299 if a success could not be read
   * @param messages the server's error messages, as far as they are valid
   * @param body the error response, for what it says beside its messages
   */
  constructor(
    readonly status: number,
    readonly messages: Partial<ErrorMessages>,
    readonly body?: unknown,
  ) {
    super(messages.error ?? messages.message ?? `The request failed with status ${status}.`);
  }
}

/** Narrows what a request threw, as in `await send(...).catch(toRequestError)`. @throws any other error */
export function toRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  throw error;
}

/** What a request carries besides its declared parts. */
export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** The response to a request that succeeded. */
export interface SentResponse<Body> {
  readonly status: number;
  readonly body: Body;
  readonly header: HeaderReader;
}

/**
 * Sends a declared request with credentials and without a time-out (requirements 7), and reads the response by its
 * schema.
 * @throws RequestError; the reason of an aborted `signal`; and unexpected errors
 */
export const send = async <const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
  options?: SendOptions,
): Promise<ResponseOf<Request>> => (await sendForResponse(request, parts, options)).body;

/** `send` for a request whose response says more than its body. */
export async function sendForResponse<const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
  { headers, signal }: SendOptions = {},
): Promise<SentResponse<ResponseOf<Request>>> {
  const { method, response } = request;
  const { body } = parts as { readonly body?: unknown };
  const path = toAddress(request, parts);
  const answer = await readAnswer(
    () => transmit({ method, path, body, headers, signal }),
    (sent, header) => {
      if (response === undefined || isFile(response)) return { body: undefined, header };
      const read = readValue(response, sent);
      return read === undefined ? undefined : { body: read, header };
    },
    signal,
  );
  const { status } = answer;
  if (!answer.ok) throw new RequestError(status, answer.error, answer.refusal);
  return { status, header: answer.body.header, body: answer.body.body as ResponseOf<Request> };
}
