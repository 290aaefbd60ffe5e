import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const before = '#code=';

/**
 * A ref for what surrounds the form: fills in the code that stands in the address's fragment, and takes it out of the
 * address bar and the history, where the next person at this computer would find it. Not while rendering: the page is
 * prerendered for everybody.
 */
export function useCodeInFragment() {
  const content = useRef<HTMLDivElement>(null);
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!hash.startsWith(before)) return;
    const input = content.current?.querySelector<HTMLInputElement>('input[name=code]');
    if (input) input.value = hash.slice(before.length, before.length + input.maxLength);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return content;
}
