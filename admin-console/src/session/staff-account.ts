import { useEffect, useSyncExternalStore } from 'react';
import { allRights, staffAccountEndpoint } from 'contract/rights';
import type { RecordKind } from 'contract/review';
import type { Right, StaffAccount } from 'contract/rights';
import { readStaffAccount } from 'contract/review-readers';
import { outcomeOrFailure, useEffectTask } from 'shared-ui/faults';
import { subscribeToConsoleEvents } from './live/console-events';
import { readAdminToken, subscribeToAdminSession } from './admin-session';
import { callAsStaff } from './staff-call';

const everything: ReadonlySet<Right> = new Set(allRights);

interface KnownAccount {
  /** Of the session whose account it is. */
  readonly token: string | undefined;
  readonly rights: ReadonlySet<Right>;
  readonly confidential: ReadonlySet<RecordKind>;
  /** Undefined where the server does not say whose it is, as one of an older release. */
  readonly account: StaffAccount | undefined;
}

let known: KnownAccount | undefined;

/** How often it was asked: of two answers, the newer question's counts. */
let asked = 0;

/** Milliseconds until a server is asked again that could not say it. */
const restAfterFailure = 5000;

const listeners = new Set<() => void>();

const readKnown = (): KnownAccount | undefined =>
  known?.token === readAdminToken() ? known : undefined;

const readRights = () => readKnown()?.rights;
const readAccount = () => readKnown()?.account;
const noSections: ReadonlySet<RecordKind> = new Set();
const readConfidential = () => readKnown()?.confidential ?? noSections;

/**
 * Asks the server what the user may see. Where it cannot say that, as one of an older release, the console shows all
 * sections: what is in them is the server's to give. It throws as `readAnswer` does.
 * @returns whether the server has said it; otherwise it is to be asked again
 */
async function loadStaffAccount(): Promise<boolean> {
  const token = readAdminToken();
  asked += 1;
  const mine = asked;
  const answer = await callAsStaff({ method: 'GET', path: staffAccountEndpoint }, readStaffAccount);
  // A newer question is on its way.
  if (mine !== asked) return true;
  if (answer.ok) keepRights(token, new Set(answer.body.rights), answer.body);
  else if (readRights() === undefined) keepRights(token, everything);
  return answer.ok || answer.status === 404;
}

/** Asks again after a change of the account itself, which an open console does not hear of. */
export const reloadStaffAccount = (): Promise<boolean> => outcomeOrFailure(loadStaffAccount, false);

/** Takes rights, and an account, for those of the session with a token. */
export function keepRights(
  token: string | undefined,
  rights = everything,
  account?: StaffAccount,
): void {
  known = { token, rights, confidential: new Set(account?.confidential), account };
  for (const listener of [...listeners]) listener();
}

/** Asks the server once the page is shown, and again when rights were given or taken away. */
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

/** The sections in which it is noted who opens a record. */
export const useConfidential = () => useSyncExternalStore(subscribe, readConfidential);

/** What the user may see; undefined until the server has said it. */
export const useRights = () => useSyncExternalStore(subscribe, readRights);

/** Whether the user may work with the records of a section, and not only read them. */
export const useMayReview = (kind: RecordKind): boolean =>
  useRights()?.has(`${kind}:review`) ?? true;

/** Who is logged in; undefined until the server has said it. */
export const useStaffAccount = () => useSyncExternalStore(subscribe, readAccount);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = subscribeToAdminSession(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}
