import { useEffect, useSyncExternalStore } from 'react';
import { getStaffAccount } from 'contract/my-account-requests';
import type { StaffAccount } from 'contract/my-account-requests';
import { allRights } from 'contract/rights';
import type { RecordKind } from 'contract/review';
import type { Right } from 'contract/rights';
import { runOrFallback, useEffectTask } from 'shared-ui/faults';
import { RequestError, toRequestError } from 'shared-ui/send';
import { subscribeToConsoleEvents } from './live/console-events';
import { getAdminToken, subscribeToAdminSession } from './admin-session';
import { send } from './send';

const everything: ReadonlySet<Right> = new Set(allRights);

interface KnownAccount {
  /** The token of the session to which the account belongs. */
  readonly token: string | undefined;
  readonly rights: ReadonlySet<Right>;
  readonly confidential: ReadonlySet<RecordKind>;
  /** Undefined if the server does not send it, like an older release. */
  readonly account: StaffAccount | undefined;
}

let known: KnownAccount | undefined;

/** Counts requests: if two overlap, only the newer one's response is used. */
let asked = 0;

/** Milliseconds between a failed request and the next one. */
const restAfterFailure = 5000;

const listeners = new Set<() => void>();

const readKnown = (): KnownAccount | undefined =>
  known?.token === getAdminToken() ? known : undefined;

const readRights = () => readKnown()?.rights;
const readAccount = () => readKnown()?.account;
const noSections: ReadonlySet<RecordKind> = new Set();
const readConfidential = () => readKnown()?.confidential ?? noSections;

/**
 * Loads the user's rights. If the server does not send them, like an older release, the console shows all sections: the
 * server protects their content. Unexpected errors are thrown.
 * @returns whether the server sent them; otherwise the request is to be repeated
 */
async function loadStaffAccount(): Promise<boolean> {
  const token = getAdminToken();
  asked += 1;
  const mine = asked;
  const account = await send(getStaffAccount, {}).catch(toRequestError);
  // A newer request has been sent.
  if (mine !== asked) return true;
  const isSent = !(account instanceof RequestError);
  if (isSent) storeStaffRights(token, new Set(account.rights), account);
  else if (readRights() === undefined) storeStaffRights(token, everything);
  return isSent || account.status === 404;
}

/** Reloads the account after a change of its own, for which there is no event. */
export const reloadStaffAccount = (): Promise<boolean> => runOrFallback(loadStaffAccount, false);

/** Stores the rights and the account of the session with this token. */
export function storeStaffRights(
  token: string | undefined,
  rights = everything,
  account?: StaffAccount,
): void {
  known = { token, rights, confidential: new Set(account?.confidential), account };
  for (const listener of [...listeners]) listener();
}

/** Loads the rights when the page is shown, and again when they have been changed. */
export function useLoadedRights(): void {
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      clearTimeout(timer);
      void run(async () => {
        const isSaid = await loadStaffAccount();
        if (!isSaid && !left.signal.aborted) timer = setTimeout(load, restAfterFailure);
      }, left.signal);
    };
    load();
    const unsubscribe = subscribeToConsoleEvents(({ name }) => {
      if (name === 'rights' || name === 'resumed') load();
    });
    return () => {
      left.abort();
      clearTimeout(timer);
      unsubscribe();
    };
  }, [run]);
}

/** The sections that log who opens a record. */
export const useConfidential = () => useSyncExternalStore(subscribe, readConfidential);

/** The user's rights; undefined until they are loaded. */
export const useRights = () => useSyncExternalStore(subscribe, readRights);

/** Whether the user may change the records of a section, not only read them. */
export const useMayReview = (kind: RecordKind): boolean =>
  useRights()?.has(`${kind}:review`) ?? true;

/** The logged-in account; undefined until it is loaded. */
export const useStaffAccount = () => useSyncExternalStore(subscribe, readAccount);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = subscribeToAdminSession(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}
