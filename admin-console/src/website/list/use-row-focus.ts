import { useCallback, useLayoutEffect, useRef } from 'react';

/** A browser takes the focus away from what is moved within the page: gives back what had it when it was kept. */
export function useRowFocus(rows: readonly unknown[]): () => void {
  const kept = useRef<Element>(null);
  useLayoutEffect(() => {
    const { current } = kept;
    kept.current = null;
    if (current instanceof HTMLElement && document.activeElement !== current) current.focus();
  }, [rows]);
  return useCallback(() => {
    kept.current = document.activeElement;
  }, []);
}
