import { useCallback, useEffect, useState } from 'react';
import type { DeclaredRequest, RequestParts } from 'contract/request';
import { listStaffAccounts } from 'contract/staff-account-requests';
import type { FieldIssue } from 'contract/wire';
import { loadAgain } from '../../session/query-client';
import { sendChange } from '../../session/send';
import { useRights } from '../../session/staff-account';
import { useRequest } from '../../session/use-request';
import { accountsTexts } from './accounts.texts';

export interface Refusal {
  readonly message: string;
  readonly issues?: readonly FieldIssue[] | undefined;
}

/** Requests a change. Resolves to undefined on success, and to the refusal once all is up to date. */
export type Act = <const Request extends DeclaredRequest>(
  request: Request,
  parts: RequestParts<Request>,
) => Promise<Refusal | undefined>;

/**
 * The accounts, reloaded when rights change, when the page is visible again, and after each change, even one that was
 * refused because of a colleague's. `gone` is the reason for the last refusal, if the object of the change no longer
 * exists, and with it the form.
 */
export function useStaffAccounts() {
  const answer = useRequest(listStaffAccounts, {});
  const { readAgain } = answer;
  const [gone, setGone] = useState<string>();
  /** The set is new after each response; users who lost the right to see the accounts have left the view by then. */
  const rights = useRights();
  useEffect(() => {
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, [readAgain]);
  useEffect(readAgain, [readAgain, rights]);
  const act: Act = useCallback(async (request, parts) => {
    setGone(undefined);
    const outcome = await sendChange(request, parts, accountsTexts.failed);
    if (outcome.ok) return undefined;
    const { status, issues } = outcome;
    const message = status === 0 ? accountsTexts.unreachable : outcome.message;
    if (status === 404 || status === 410) setGone(message);
    await loadAgain([listStaffAccounts]);
    return { message, issues };
  }, []);
  return { answer, act, gone };
}
