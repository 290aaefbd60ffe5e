import { useEffect, useState } from 'react';
import { decodeService } from 'contract/live-service';
import { findNextService } from 'contract/next-service';
import { shownServices } from 'contract/shown-services';

/** The start of the next service, updated whenever the visitor returns to the open page. */
export function useNextService(): string | undefined {
  const [start, setStart] = useState(findNext);
  useEffect(() => {
    const refresh = () => setStart(findNext());
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return start;
}

const findNext = () =>
  findNextService(
    new Date(),
    shownServices().flatMap(({ held }) => (held === undefined ? [] : [decodeService(held)])),
  );
