import { useRef, useState, useEffect } from 'react';
import type { InputEvent, RefObject, SubmitEvent } from 'react';
import type { FieldIssue } from 'contract/wire';
import { runOrFallback } from '../faults/faults';
import { toRequestError } from '../http/send';
import { readIssues } from './find-field-errors';
import { dropCorrectedErrors, hasErrors, addTooLongError, untouched } from './form-progress';
import type { FormCheck, FormProgress } from './form-progress';

/** Why a form was not accepted. Without a message the form shows its own. */
interface Refusal {
  readonly message?: string | undefined;
  readonly issues?: readonly FieldIssue[] | undefined;
}

interface FormOptions {
  /** Validates the form before it is sent, and again when a field is edited. */
  readonly check: (form: HTMLFormElement) => FormCheck;
  /**
   * Sends the form; resolves to the refusal if it was not accepted. A RequestError counts as a refusal with the server's
   * messages, any other error as one without a message.
   */
  readonly send: (form: HTMLFormElement) => Promise<Refusal | undefined>;
  /** Called after each form that was accepted. */
  readonly onSent?: (form: HTMLFormElement) => void;
  readonly onInput?: (event: InputEvent<HTMLFormElement>) => void;
}

export interface FormState {
  readonly progress: FormProgress;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  readonly revise: (event: InputEvent<HTMLFormElement>) => void;
}

/**
 * The state of one form: validation, sending and focus. A second submit while it is being sent does nothing, and the
 * fields keep their values in any case.
 */
export function useForm({ check, send, onSent, onInput }: FormOptions): FormState {
  const element = useRef<HTMLFormElement>(null);
  // A ref, because state changes only with the next render and would let a double click through.
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
    // Removes the message first, because a screen reader announces the same text again only if it was gone.
    setProgress(({ outcomes }) => ({ phase: 'sending', errors: {}, outcomes }));
    const refusal = await runOrFallback(() => send(form).catch(toRefusal), {});
    isSending.current = false;
    if (refusal) return conclude(readRefusal(refusal, form));
    conclude({ phase: 'sent', errors: {} });
    onSent?.(form);
  }

  function revise(event: InputEvent<HTMLFormElement>): void {
    onInput?.(event);
    const found = check(event.currentTarget);
    const revised = (event.target as Element).getAttribute('name') ?? '';
    setProgress((now) => addTooLongError(dropCorrectedErrors(now, revised, found), revised, found));
  }

  return { progress, element, submit, revise };
}

const readRefusal = ({ message, issues = [] }: Refusal, form: HTMLFormElement) =>
  ({ phase: 'filling', errors: readIssues(issues, form), isRefused: true, message }) as const;

const toRefusal = (error: unknown): Refusal => toRequestError(error).messages;

/** Focuses the first invalid field of a form that was not accepted, or restores a lost focus. */
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
