import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { FormProgress } from './form-progress';

/** Brings the visitor of a form that was not taken to its first faulty field. A lost focus is put back. */
export function useFocusOnRefusal(
  { outcomes, phase }: FormProgress,
  form: RefObject<HTMLFormElement | null>,
): void {
  const told = useRef(0);
  useEffect(() => {
    if (told.current === outcomes) return;
    told.current = outcomes;
    if (phase === 'sent') return;
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (faulty) return (faulty.querySelector('input') ?? faulty).focus();
    // A button that was disabled has lost the focus. A visitor who pressed Enter in a field stays in it.
    if (document.activeElement !== document.body) return;
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [outcomes, phase, form]);
}
