import { useEffect } from 'react';
import type { RefObject } from 'react';

/** What opened a form is gone, or further up: its first field has the focus. */
export function useFocusOnOpening(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([hidden]), select')?.focus();
  }, [form]);
}
