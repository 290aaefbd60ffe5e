import { useEffect, useState } from 'react';
import { findNextService } from 'contract/next-service';
import { readServiceStart } from 'contract/service-starts';
import { entriesOf } from '../../../shown-content/page-content';

/** When the next service begins, as long as the page is open: it is asked anew whenever the visitor comes back to it. */
export function useNextService(): string | undefined {
  const [start, setStart] = useState(findNext);
  useEffect(() => {
    const refresh = () => setStart(findNext());
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return start;
}

const findNext = () => findNextService(new Date(), entriesOf('services').map(readServiceStart));
