import { useEffect, useSyncExternalStore } from 'react';
import { allRights, staffAccountEndpoint } from 'contract/rights';
import type { Right } from 'contract/rights';
import { readStaffAccount } from 'contract/review-readers';
import { useEffectTask } from 'shared-ui/faults';
import { subscribeToConsoleEvents } from '../live/console-events';
import { readAdminToken, subscribeToAdminSession } from '../session/admin-session';
import { callAsStaff } from '../session/staff-call';

const everything: ReadonlySet<Right> = new Set(allRights);

/** Of the session with this token. */
let known: { readonly token: string | undefined; readonly rights: ReadonlySet<Right> } | undefined;

const listeners = new Set<() => void>();

/** What the user may see; undefined until the server has said it. */
function readRights(): ReadonlySet<Right> | undefined {
  return known?.token === readAdminToken() ? known?.rights : undefined;
}

/**
 * Asks the server what the user may see. Where it cannot say that, as one of an older release, the console shows all
 * sections: what is in them is the server's to give. It throws as `readAnswer` does.
 */
async function loadRights(): Promise<void> {
  const token = readAdminToken();
  const answer = await callAsStaff({ method: 'GET', path: staffAccountEndpoint }, readStaffAccount);
  if (answer.ok) keepRights(token, new Set(answer.body.rights));
  else if (readRights() === undefined) keepRights(token, everything);
}

/** Takes rights for those of the session with a token. */
export function keepRights(token: string | undefined, rights = everything): void {
  known = { token, rights };
  for (const listener of [...listeners]) listener();
}

/** Asks the server once the page is shown, and again when rights were given or taken away. */
export function useLoadedRights(): void {
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    const load = () => void run(loadRights, left.signal);
    load();
    const unsubscribe = subscribeToConsoleEvents(({ name }) => {
      if (name === 'rights' || name === 'resumed') load();
    });
    return () => {
      left.abort();
      unsubscribe();
    };
  }, [run]);
}

/** What the user may see; undefined until the server has said it. */
export const useRights = () => useSyncExternalStore(subscribe, readRights);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = subscribeToAdminSession(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}
