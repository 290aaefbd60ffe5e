import { useSyncExternalStore } from 'react';
import { findLiveService } from 'contract/live-service';
import { shownServices } from 'contract/shown-services';

/** Milliseconds. */
const interval = 30_000;

/**
 * The name of the service that is being streamed now, in any time zone of the visitor; undefined if there is none, on
 * the server and during hydration.
 */
export const useLiveService = (): string | undefined =>
  useSyncExternalStore(followClock, findName, () => undefined);

const findName = () => findLiveService(Date.now(), shownServices())?.name;

function followClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, interval);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
