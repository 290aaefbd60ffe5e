import type { AnswerReader } from 'contract/answer-reader';
import { readNeededConfirmation } from 'contract/staff-security-readers';
import { csrfTokenHeader } from 'contract/wire';
import type { ErrorMessages } from 'contract/wire';
import { callServer } from 'shared-ui/http-client';
import type { ServerAnswer, ServerCall } from 'shared-ui/http-client';
import { closeAdminSession, readAdminToken } from './admin-session';
import { fetchFile } from './fetch-file';
import { askForConfirmation } from './confirmation-requests';
import type { NeededConfirmation } from './confirmation-requests';

/** A call that wants a recent confirmation, and did nothing (decision 45). */
const confirmationNeeded = 428;
/** Where the answer does not say what it takes. */
const leastConfirmation: NeededConfirmation = { needsPassword: true, ways: [] };

/** 403 is a session without rights, or one whose token this browser no longer has: only a login mends it. */
const sessionEnds = [401, 403];

/**
 * A call that is for staff alone. When the server says that the session is over, it is over here too, and the guard
 * leads to the admin login (safety 2). When it wants a recent confirmation, the user is asked and the call made once
 * more; cancelled, the answer is the server's 428. `readRefusal` reads what another refusal says beside its words. It
 * throws as `readAnswer` does.
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

/** As `callAsStaff`, for a call that is answered with a file. */
export const fetchFileAsStaff = (call: ServerCall): Promise<ServerAnswer<Blob, never>> =>
  askAgain<Blob, never>(
    call,
    async (readSaid) => watchSession(await fetchFile(withToken(call), readSaid), sessionEnds),
    () => undefined,
  );

/** Makes a call, and once more after the confirmation that it wants. */
async function askAgain<Body, Refusal>(
  { signal }: ServerCall,
  ask: <Said>(readSaid: AnswerReader<Said>) => Promise<ServerAnswer<Body, Said>>,
  readRefusal: AnswerReader<Refusal>,
): Promise<ServerAnswer<Body, Refusal>> {
  const answer = await ask((body) => ({
    needed: readNeededConfirmation(body),
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

/** As `callAsStaff`, for a call that carries a proof of who calls: its 403 says that the proof was wrong. */
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

/** Calls that change something carry the session's anti-CSRF token. */
function withToken(call: ServerCall): ServerCall {
  const token = readAdminToken();
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

/** What an error says to staff, of whom requirements 8 does not say which of the two fields they are shown. */
export const getMessage = ({ error, message }: Partial<ErrorMessages>): string | undefined =>
  error ?? message;
