import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sentLinkFragment } from 'contract/my-data';
import { useHydrated } from 'shared-ui/use-hydrated';

const beforeCode = '#code=';
const beforeLink = `#${sentLinkFragment}=`;

/** No link is longer: the server would refuse the rest. */
const longestLink = 200;

/**
 * A ref for what surrounds the form, and the mailed link. Fills in the code that stands in the address's fragment, or keeps
 * the link in memory, and takes either out of the address bar and the history, where the next person at this computer would
 * find it. Not before React has taken over: the page is prerendered for all visitors.
 */
export function useCodeInFragment() {
  const content = useRef<HTMLDivElement>(null);
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [link, setLink] = useState<string>();
  if (isHydrated && hash.startsWith(beforeLink)) {
    const mailed = hash.slice(beforeLink.length, beforeLink.length + longestLink);
    if (mailed !== link) setLink(mailed);
  }
  useEffect(() => {
    if (!isHydrated) return;
    if (hash.startsWith(beforeCode)) {
      const input = content.current?.querySelector<HTMLInputElement>('input[name=code]');
      if (input) input.value = hash.slice(beforeCode.length);
    } else if (!hash.startsWith(beforeLink)) return;
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate, isHydrated]);
  return { content, link };
}
