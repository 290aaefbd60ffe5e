import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Moves the focus to the first field of a form when it opens: the button that opened it is gone or further up. */
export function useFocusOnOpening(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([hidden]), select')?.focus();
  }, [form]);
}
