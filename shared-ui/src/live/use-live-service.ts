import { useSyncExternalStore } from 'react';
import { findLiveService } from 'contract/live-service';
import { shownServices } from 'contract/shown-services';

/** In milliseconds. */
const interval = 30_000;

/**
 * The name of the service that goes out live while the page is looked at, wherever the visitor's clock stands; undefined of
 * none, on the server and while its HTML is being taken over.
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
