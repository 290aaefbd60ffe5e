import { readValue } from 'contract/read-value';
import type { ConflictOf, DeclaredRequest, RequestParts, ResponseOf } from 'contract/request';
import { confirmationNeeded } from 'contract/second-factors';
import { csrfTokenHeader } from 'contract/wire';
import type { FieldIssue } from 'contract/wire';
import { runOrFallback } from 'shared-ui/faults';
import { RequestError, send as sendToServer } from 'shared-ui/send';
import type { SendOptions } from 'shared-ui/send';
import { closeAdminSession, getAdminToken } from './admin-session';
import { askForConfirmation } from './confirmation-requests';
import { fetchFile } from './fetch-file';
import { loadAgain } from './query-client';

/** The status for a request that needs a recent confirmation, and changed nothing (decision 45). */
const confirmationStatus = 428;

/** The fallback if the response does not say what is needed. */
const leastConfirmation = { confirmation: { needsPassword: true, ways: [] } };

/** 403 means a session without rights, or one whose token this browser has lost: both need a new login. */
const sessionEnds = [401, 403];

/**
 * Sends a request of staff. If the server says that the session has ended, it ends here too, and the guard redirects to
 * the admin login (safety 2). If the server needs a recent confirmation, the user is asked and the request is sent once
 * more; if they cancel, it fails with 428.
 * @throws RequestError, as `send` of shared-ui
 */
export const send = <const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
  options: SendOptions = {},
): Promise<ResponseOf<Request>> =>
  sendConfirmed(() => sendOnce(request, parts, options, sessionEnds), options.signal);

async function sendConfirmed<Response>(
  sendIt: () => Promise<Response>,
  signal?: AbortSignal,
): Promise<Response> {
  try {
    return await sendIt();
  } catch (error) {
    if (!(error instanceof RequestError) || error.status !== confirmationStatus) throw error;
    const { confirmation } = readValue(confirmationNeeded, error.body) ?? leastConfirmation;
    const isConfirmed = await askForConfirmation(confirmation);
    signal?.throwIfAborted();
    if (!isConfirmed) throw error;
    return sendIt();
  }
}

const sendOnce = <const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
  { headers, signal }: SendOptions,
  ends: readonly number[],
): Promise<ResponseOf<Request>> =>
  endSession(
    sendToServer(request, parts, { headers: { ...headers, ...tokenHeader(request) }, signal }),
    ends,
  );

/** Requests that change something carry the session's anti-CSRF token. */
function tokenHeader({ method }: DeclaredRequest): Readonly<Record<string, string>> {
  const token = method === 'GET' ? undefined : getAdminToken();
  return token === undefined ? {} : { [csrfTokenHeader]: token };
}

/** Ends the session here if the server says that it has ended. */
async function endSession<Response>(
  sent: Promise<Response>,
  ends: readonly number[],
): Promise<Response> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof RequestError && ends.includes(error.status))
      closeAdminSession('ended-by-server');
    throw error;
  }
}

/** The outcome of a change that a user asked for. */
export type ChangeOutcome<Response> =
  | { readonly ok: true; readonly response: Response }
  | {
      readonly ok: false;
      /** 0 if there was no response, 500 if the fault is ours. */
      readonly status: number;
      readonly message: string;
      readonly issues?: readonly FieldIssue[] | undefined;
      /** The error response, for what it says beside its messages (`readConflict`). */
      readonly body?: unknown;
    };

/**
 * Sends a change that a user asked for, and loads again what it touches. Never rejects: an unexpected error is logged,
 * because an error boundary would remove what the user typed.
 * @param failed the message if the server sends none
 */
export const sendChange = <const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
  failed: string,
): Promise<ChangeOutcome<ResponseOf<Request>>> =>
  toOutcome(failed, () => reloadAfter(request, send(request, parts)));

/** `sendChange` for a request that carries a proof of identity: its 403 means that the proof was wrong. */
export const sendProof = <const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
  failed: string,
): Promise<ChangeOutcome<ResponseOf<Request>>> =>
  toOutcome(failed, () => reloadAfter(request, sendOnce(request, parts, {}, [401])));

/** Loads again what a request touches, once it has succeeded. */
async function reloadAfter<Response>(
  { touches }: DeclaredRequest,
  sent: Promise<Response>,
): Promise<Response> {
  const response = await sent;
  void loadAgain(touches);
  return response;
}

/** Requests a file that a user wants to save, as `sendChange` does. */
export const sendForFile = <const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
  failed: string,
): Promise<ChangeOutcome<Blob>> =>
  toOutcome(failed, () =>
    sendConfirmed(() => endSession(fetchFile(request, parts, tokenHeader(request)), sessionEnds)),
  );

const toOutcome = <Response>(
  failed: string,
  work: () => Promise<Response>,
): Promise<ChangeOutcome<Response>> =>
  runOrFallback<ChangeOutcome<Response>>(
    async () => {
      try {
        return { ok: true, response: await work() };
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        const { status, messages, body } = error;
        const message = messages.error ?? messages.message ?? failed;
        return { ok: false, status, message, issues: messages.issues, body };
      }
    },
    { ok: false, status: 500, message: failed },
  );

const conflictStatus = 409;

/** Reads what a refusal with status 409 says beside its message; undefined if that is not what the request declares. */
export const readConflict = <const Request extends DeclaredRequest>(
  { conflict }: Request,
  { status, body }: { readonly status: number; readonly body?: unknown },
): ConflictOf<Request> | undefined =>
  status === conflictStatus && conflict
    ? (readValue(conflict, body) as ConflictOf<Request> | undefined)
    : undefined;
