import { useCallback, useEffect, useState } from 'react';
import type { AnswerReader } from 'contract/answer-reader';
import { formAction } from 'contract/form-action';
import { language } from 'contract/language';
import { acceptInvitationEndpoint, openInvitationEndpoint } from 'contract/staff-accounts';
import type { InvitationAnswer, OpenInvitation } from 'contract/staff-accounts';
import { readOpenInvitation } from 'contract/staff-account-readers';
import { readAdminSession } from 'contract/session';
import type { FieldIssue } from 'contract/wire';
import { useEffectTask } from 'shared-ui/faults';
import { callServer } from 'shared-ui/http-client';
import type { ServerAnswer } from 'shared-ui/http-client';
import { isToken } from 'shared-ui/token';
import { openAdminSession } from '../admin-session';
import { getMessage } from '../staff-call';

/** The state of an invitation link. `refused` holds the server's message, if there is one. */
export type InvitationState =
  | { readonly state: 'loading' | 'unreachable' }
  | { readonly state: 'refused'; readonly reason: string | undefined }
  | { readonly state: 'open'; readonly invitation: OpenInvitation };

interface Refusal {
  readonly message?: string | undefined;
  readonly issues?: readonly FieldIssue[] | undefined;
}

interface Invitation {
  readonly known: InvitationState;
  readonly lookAgain: () => void;
  /** Creates the account and opens its session; resolves to undefined on success. It throws like `readAnswer`. */
  readonly accept: (answer: Omit<InvitationAnswer, 'token'>) => Promise<Refusal | undefined>;
}

/** Loads the invitation that belongs to the token of a link. */
export function useInvitation(token: string): Invitation {
  const [known, setKnown] = useState<InvitationState>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    const look = async () => {
      const answer = await post(openInvitationEndpoint, { token }, readOpenInvitation, left.signal);
      if (!left.signal.aborted) setKnown(toState(answer));
    };
    void run(look, left.signal);
    return () => left.abort();
  }, [token, tries, run]);

  const lookAgain = useCallback(() => {
    setKnown({ state: 'loading' });
    setTries((before) => before + 1);
  }, []);
  const accept: Invitation['accept'] = async (body) => {
    const path = formAction(acceptInvitationEndpoint, language);
    const answer = await post(path, { token, ...body }, readAdminSession);
    if (answer.ok && isToken(answer.body.token)) {
      openAdminSession(answer.body);
      return undefined;
    }
    if (answer.ok) return {};
    if (isOver(answer.status)) setKnown(toState(answer));
    return { message: getMessage(answer.error), issues: answer.error.issues };
  };
  return { known, lookAgain, accept };
}

const post = <Body>(
  path: `/${string}`,
  body: unknown,
  read: AnswerReader<Body>,
  signal?: AbortSignal,
) => callServer({ method: 'POST', path, body, ...(signal && { signal }) }, read);

/** The statuses for a link that is unknown, used or expired, or whose e-mail has an account by now. */
const isOver = (status: number) => [404, 409, 410].includes(status);

function toState(answer: ServerAnswer<OpenInvitation | object>): InvitationState {
  if (answer.ok) return { state: 'open', invitation: answer.body as OpenInvitation };
  // The server answers an incomplete token with 400.
  const isRefused = isOver(answer.status) || answer.status === 400;
  if (!isRefused) return { state: 'unreachable' };
  const reason = answer.status === 400 ? undefined : getMessage(answer.error);
  return { state: 'refused', reason };
}
