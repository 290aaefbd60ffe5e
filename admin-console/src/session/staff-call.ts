import type { AnswerReader } from 'contract/answer-reader';
import { readValue } from 'contract/read-value';
import { confirmationNeeded as neededConfirmation } from 'contract/second-factors';
import { csrfTokenHeader } from 'contract/wire';
import type { ErrorMessages } from 'contract/wire';
import { callServer } from 'shared-ui/http-client';
import type { ServerAnswer, ServerCall } from 'shared-ui/http-client';
import { closeAdminSession, getAdminToken } from './admin-session';
import { fetchFile } from './fetch-file';
import { askForConfirmation } from './confirmation-requests';
import type { NeededConfirmation } from './confirmation-requests';

/** The status for a request that needs a recent confirmation, and changed nothing (decision 45). */
const confirmationNeeded = 428;
/** The fallback if the response does not say what is needed. */
const leastConfirmation: NeededConfirmation = { needsPassword: true, ways: [] };

/** 403 means a session without rights, or one whose token this browser has lost: both need a new login. */
const sessionEnds = [401, 403];

/**
 * Sends a request that is for staff only. If the server says that the session has ended, it ends here too, and the
 * guard redirects to the admin login (safety 2). If the server needs a recent confirmation, the user is asked and the
 * request is sent once more; if they cancel, the result is the server's 428. `readRefusal` parses what other refusals
 * contain beside their message. It throws like `readAnswer`.
 */
export const callAsStaff = <Body, Refusal = never>(
  call: ServerCall,
  read: AnswerReader<Body>,
  readRefusal: AnswerReader<Refusal> = () => undefined,
): Promise<ServerAnswer<Body, Refusal>> =>
  askAgain<Body, Refusal>(
    call,
    (readSaid) => callOnce(call, read, sessionEnds, readSaid),
    readRefusal,
  );

/** `callAsStaff` for a request whose response is a file. */
export const fetchFileAsStaff = (call: ServerCall): Promise<ServerAnswer<Blob, never>> =>
  askAgain<Blob, never>(
    call,
    async (readSaid) => watchSession(await fetchFile(withToken(call), readSaid), sessionEnds),
    () => undefined,
  );

/** Sends a request, and once more after the confirmation that it needs. */
async function askAgain<Body, Refusal>(
  { signal }: ServerCall,
  ask: <Said>(readSaid: AnswerReader<Said>) => Promise<ServerAnswer<Body, Said>>,
  readRefusal: AnswerReader<Refusal>,
): Promise<ServerAnswer<Body, Refusal>> {
  const answer = await ask((body) => ({
    needed: readValue(neededConfirmation, body)?.confirmation,
    said: readRefusal(body),
  }));
  if (answer.ok) return answer;
  const { refusal, ...rest } = answer;
  const refused = { ...rest, ...(refusal?.said !== undefined && { refusal: refusal.said }) };
  if (answer.status !== confirmationNeeded) return refused;
  const isConfirmed = await askForConfirmation(refusal?.needed ?? leastConfirmation);
  signal?.throwIfAborted();
  return isConfirmed ? ask(readRefusal) : refused;
}

/** `callAsStaff` for a request that carries a proof of identity: its 403 means that the proof was wrong. */
export const proveAsStaff = <Body>(
  call: ServerCall,
  read: AnswerReader<Body>,
): Promise<ServerAnswer<Body>> => callOnce(call, read, [401], () => undefined);

async function callOnce<Body, Refusal>(
  call: ServerCall,
  read: AnswerReader<Body>,
  ends: readonly number[],
  readRefusal: AnswerReader<Refusal>,
): Promise<ServerAnswer<Body, Refusal>> {
  return watchSession(await callServer(withToken(call), read, readRefusal), ends);
}

/** Requests that change something carry the session's anti-CSRF token. */
function withToken(call: ServerCall): ServerCall {
  const token = getAdminToken();
  const carriesToken = call.method !== 'GET' && token !== undefined;
  return {
    ...call,
    headers: { ...call.headers, ...(carriesToken && { [csrfTokenHeader]: token }) },
  };
}

function watchSession<Answer extends { readonly status: number }>(
  answer: Answer,
  ends: readonly number[],
): Answer {
  if (ends.includes(answer.status)) closeAdminSession('ended-by-server');
  return answer;
}

/** The message of an error for staff. Requirements 8 does not say which of the two fields they are shown. */
export const getMessage = ({ error, message }: Partial<ErrorMessages>): string | undefined =>
  error ?? message;
