import { isFile, toAddress } from 'contract/request';
import type { DeclaredRequest, RequestParts, ResponseOf } from 'contract/request';
import { readValue } from 'contract/read-value';
import type { ErrorMessages } from 'contract/wire';
import { callServer } from './http-client';
import type { HeaderReader, ServerAnswer } from './server-answer';

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
  const { response } = request;
  const { body, ...address } = parts as RequestParts<Request> & { readonly body?: unknown };
  const answer: ServerAnswer<Omit<SentResponse<unknown>, 'status'>> = await callServer(
    {
      method: request.method,
      path: toAddress(request, address as unknown as RequestParts<Request>),
      ...(body !== undefined && { body }),
      ...(headers && { headers }),
      ...(signal && { signal }),
    },
    (sent, header) => {
      if (response === undefined || isFile(response)) return { body: undefined, header };
      const value = readValue(response, sent);
      return value === undefined ? undefined : { body: value, header };
    },
    (refused) => ({ refused }),
  );
  if (answer.ok) {
    const { status, body: read } = answer;
    return { status, body: read.body as ResponseOf<Request>, header: read.header };
  }
  const { refused } = (answer.refusal ?? {}) as { readonly refused?: unknown };
  throw new RequestError(answer.status, answer.error, refused);
}
