import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { SubmissionProgress } from './use-submission';

/** Brings the visitor to what they were just told: the first faulty field, the thanks, or the button again. */
export function useFocusOnOutcome(
  { outcomes, phase, faults }: SubmissionProgress,
  form: RefObject<HTMLFormElement | null>,
  message: RefObject<HTMLDivElement | null>,
): void {
  const told = useRef(0);
  useEffect(() => {
    if (told.current === outcomes) return;
    told.current = outcomes;
    if (phase === 'sent') return message.current?.focus();
    const faulty = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (faulty) return (faulty.querySelector('input') ?? faulty).focus();
    // A disabled button has lost the focus.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [outcomes, phase, faults, form, message]);
}
