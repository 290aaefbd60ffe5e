import { useCallback, useEffect, useState } from 'react';
import { toLanguageQuery } from 'contract/form-action';
import { acceptInvitation, openInvitation } from 'contract/invitation-requests';
import type { OpenInvitation } from 'contract/invitation-requests';
import { language } from 'contract/language';
import type { BodyOf } from 'contract/request';
import type { FieldIssue } from 'contract/wire';
import { useEffectTask } from 'shared-ui/faults';
import { RequestError, toRequestError, send } from 'shared-ui/send';
import { isToken } from 'shared-ui/token';
import { openAdminSession } from '../admin-session';

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
  /** Creates the account and opens its session; resolves to undefined on success. */
  readonly accept: (
    chosen: Omit<BodyOf<typeof acceptInvitation>, 'token'>,
  ) => Promise<Refusal | undefined>;
}

/** Loads the invitation that belongs to the token of a link. */
export function useInvitation(token: string): Invitation {
  const [known, setKnown] = useState<InvitationState>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    const look = async () => {
      const { signal } = left;
      const sent = send(openInvitation, { body: { token } }, { signal });
      const invitation = await sent.catch(toRequestError);
      if (!signal.aborted)
        setKnown(
          invitation instanceof RequestError ? toState(invitation) : { state: 'open', invitation },
        );
    };
    void run(look, left.signal);
    return () => left.abort();
  }, [token, tries, run]);

  const lookAgain = useCallback(() => {
    setKnown({ state: 'loading' });
    setTries((before) => before + 1);
  }, []);
  const accept: Invitation['accept'] = async (body) => {
    const parts = { query: toLanguageQuery(language), body: { token, ...body } };
    const session = await send(acceptInvitation, parts).catch(toRequestError);
    if (session instanceof RequestError) {
      if (isOver(session.status)) setKnown(toState(session));
      return { message: getMessage(session), issues: session.messages.issues };
    }
    if (!isToken(session.token)) return {};
    openAdminSession(session);
    return undefined;
  };
  return { known, lookAgain, accept };
}

/** The statuses for a link that is unknown, used or expired, or whose e-mail has an account by now. */
const isOver = (status: number) => [404, 409, 410].includes(status);

function toState(failure: RequestError): InvitationState {
  const { status } = failure;
  // The server answers an incomplete token with 400.
  if (status === 400) return { state: 'refused', reason: undefined };
  return isOver(status)
    ? { state: 'refused', reason: getMessage(failure) }
    : { state: 'unreachable' };
}

const getMessage = ({ messages: { error, message } }: RequestError) => error ?? message;
