import { useEffect, useState } from 'react';
import { findNextService } from 'contract/next-service';

/** When the next service begins, as long as the page is open: it is asked anew whenever the visitor comes back to it. */
export function useNextService(): string | undefined {
  const [start, setStart] = useState(() => findNextService(new Date()));
  useEffect(() => {
    const refresh = () => setStart(findNextService(new Date()));
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return start;
}
