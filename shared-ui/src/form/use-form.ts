import { useRef, useState, useEffect } from 'react';
import type { InputEvent, RefObject, SubmitEvent } from 'react';
import type { FieldIssue } from 'contract/wire';
import { outcomeOrFailure } from '../faults/faults';
import { readIssues } from './find-faults';
import { dropCorrectedErrors, hasErrors, noteExcess, untouched } from './form-progress';
import type { FormCheck, FormProgress } from './form-progress';

/** Why a form was not taken. Without a message the form says its own. */
interface Refusal {
  readonly message?: string | undefined;
  readonly issues?: readonly FieldIssue[] | undefined;
}

interface FormOptions {
  /** Looks at the form before anything is sent, and again at a field that is revised. */
  readonly check: (form: HTMLFormElement) => FormCheck;
  /** Sends the form and says why it was not taken, if it was not. A fault that it throws is a refusal without words. */
  readonly send: (form: HTMLFormElement) => Promise<Refusal | undefined>;
  /** Hears of each form that was taken. */
  readonly onSent?: (form: HTMLFormElement) => void;
  /** Hears of each input. */
  readonly onInput?: (event: InputEvent<HTMLFormElement>) => void;
}

export interface FormState {
  readonly progress: FormProgress;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  readonly revise: (event: InputEvent<HTMLFormElement>) => void;
}

/**
 * Drives one form: what is wrong with it, its sending, and where the focus goes then. A second click while it travels
 * sends nothing, and what was typed stays in its fields whatever comes of it.
 */
export function useForm({ check, send, onSent, onInput }: FormOptions): FormState {
  const element = useRef<HTMLFormElement>(null);
  // State would let the second of two clicks through: it changes only with the next render.
  const isSending = useRef(false);
  const [progress, setProgress] = useState<FormProgress>(untouched);
  useFocusOnRefusal(progress, element);

  const conclude = (outcome: Omit<FormProgress, 'outcomes'>) =>
    setProgress(({ outcomes }) => ({ ...outcome, outcomes: outcomes + 1 }));

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const found = check(form);
    if (hasErrors(found)) return conclude({ phase: 'filling', ...found });
    isSending.current = true;
    // A screen reader hears the same sentence again only if it was gone.
    setProgress(({ outcomes }) => ({ phase: 'sending', faults: {}, outcomes }));
    const refusal = await outcomeOrFailure(() => send(form), {});
    isSending.current = false;
    if (refusal) return conclude(readRefusal(refusal, form));
    conclude({ phase: 'sent', faults: {} });
    onSent?.(form);
  }

  function revise(event: InputEvent<HTMLFormElement>): void {
    onInput?.(event);
    const found = check(event.currentTarget);
    const revised = (event.target as Element).getAttribute('name') ?? '';
    setProgress((now) => noteExcess(dropCorrectedErrors(now, revised, found), revised, found));
  }

  return { progress, element, submit, revise };
}

const readRefusal = ({ message, issues = [] }: Refusal, form: HTMLFormElement) =>
  ({ phase: 'filling', faults: readIssues(issues, form), isRefused: true, message }) as const;

/** Brings the visitor of a form that was not taken to its first faulty field. A lost focus is put back. */
function useFocusOnRefusal(
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
