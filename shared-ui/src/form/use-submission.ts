import { useEffect, useRef, useState } from 'react';
import type { InputEvent, RefObject, SubmitEvent } from 'react';
import { honeypotField } from 'contract/bot-signals';
import { readStoredId } from 'contract/stored-record';
import { submissions } from 'contract/submissions';
import { keyUsedStatus } from 'contract/wire';
import type { ErrorBody } from 'contract/wire';
import { outcomeOrFailure } from '../faults/faults';
import { callServer } from '../http/http-client';
import { logFailure } from '../http/log-failure';
import { clearDraft, loadDraft, saveDraft } from './draft';
import { FillTime } from './fill-time';
import { findFaults, findFieldFault, readIssues } from './find-faults';
import type { Faults } from './find-faults';
import { readFormBody, readTyped } from './form-body';
import type { FormDefinition } from './form-definition';
import { restoreTyped } from './restore-draft';
import { startAttempt } from './send-attempt';

/** Where a form stands between its first keystroke and its thank-you (SPEC 4). */
export interface SubmissionProgress {
  readonly phase: 'filling' | 'sending' | 'sent';
  readonly faults: Faults;
  /** The last try failed; what the server said of it, if anything. */
  readonly refusal?: { readonly error: Partial<ErrorBody> };
  /** Counts what the visitor has been told, so that the focus moves once for each. */
  readonly outcomes: number;
}

interface SubmissionState {
  readonly progress: SubmissionProgress;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  readonly revise: (event: InputEvent<HTMLFormElement>) => void;
}

/** Drives one form: its draft, its validation and its sending. `onSent` hears of each stored submission. */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  definition: FormDefinition,
  onSent?: () => void,
): SubmissionState {
  const name = definition.submission;
  const schema = submissions[name].body;
  // State would let the second of two clicks through: it changes only with the next render.
  const isSending = useRef(false);
  const [fillTime] = useState(() => new FillTime());
  const [progress, setProgress] = useState<SubmissionProgress>(untouched);
  useRestoredDraft(form, definition);

  const conclude = (outcome: Outcome) =>
    setProgress(({ outcomes }) => ({ ...outcome, outcomes: outcomes + 1 }));

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    const element = event.currentTarget;
    const faults = findFaults(element, schema);
    if (Object.keys(faults).length > 0) return conclude({ phase: 'filling', faults });
    isSending.current = true;
    setProgress(({ outcomes }) => ({ phase: 'sending', faults: {}, outcomes }));
    const outcome = await outcomeOrFailure(() => sendForm(element), failedByFault);
    isSending.current = false;
    conclude(outcome);
    if (outcome.phase !== 'sent') return;
    clearDraft(name);
    element.reset();
    fillTime.forget();
    onSent?.();
  }

  async function sendForm(element: HTMLFormElement): Promise<Outcome> {
    const answer = await send(element, definition, fillTime);
    if (answer.ok) {
      if (definition.onStored === 'log') logStored(name, answer);
      return { phase: 'sent', faults: {} };
    }
    if (definition.onFailure === 'silent')
      logFailure(`The form ${name} was not sent`, answer.status);
    const faults = readIssues(answer.error.issues ?? [], schema);
    return { phase: 'filling', faults, refusal: { error: answer.error } };
  }

  function revise({ currentTarget, target }: InputEvent<HTMLFormElement>): void {
    fillTime.noteInput();
    saveDraft(name, { ...loadDraft(name), typed: readTyped(currentTarget) });
    const field = (target as Element).getAttribute('name') ?? '';
    if (!progress.faults[field]) return;
    const { [field]: _revised, ...others } = progress.faults;
    const fault = findFieldFault(currentTarget, schema, field);
    setProgress({ ...progress, faults: fault ? { ...others, [field]: fault } : others });
  }

  return { progress, submit, revise };
}

type Outcome = Omit<SubmissionProgress, 'outcomes'>;

/** The failure of SPEC 8. What was typed stays, and its key: sent again it is stored once. */
const failedByFault: Outcome = { phase: 'filling', faults: {}, refusal: { error: {} } };

const untouched: SubmissionProgress = { phase: 'filling', faults: {}, outcomes: 0 };

function useRestoredDraft(form: RefObject<HTMLFormElement | null>, { submission }: FormDefinition) {
  useEffect(() => {
    const draft = loadDraft(submission);
    if (!form.current) return;
    if (draft) restoreTyped(form.current, draft.typed);
    // What was typed before the script was here outlives a release from now on.
    const typed = readTyped(form.current);
    if (Object.values(typed).some(Boolean)) saveDraft(submission, { ...draft, typed });
  }, [form, submission]);
}

/**
 * Sends what was typed. A key that the server knows for something else says that this is not stored: it is sent once
 * more with another, for a form may be silent about a failure and its visitor would never know (SPEC 8).
 */
async function send(...sending: Parameters<typeof sendOnce>): ReturnType<typeof sendOnce> {
  const answer = await sendOnce(...sending);
  return answer.status === keyUsedStatus ? sendOnce(...sending) : answer;
}

async function sendOnce(element: HTMLFormElement, definition: FormDefinition, fillTime: FillTime) {
  const { submission: name } = definition;
  const { body: schema, endpoint } = submissions[name];
  const typed = readTyped(element);
  const body = readFormBody(typed, schema);
  const attempt = startAttempt(JSON.stringify(body), loadDraft(name)?.attempt);
  saveDraft(name, { typed, attempt });
  const call = {
    method: 'POST',
    path: endpoint,
    body: {
      ...body,
      ...(typed[honeypotField] && { [honeypotField]: typed[honeypotField] }),
    },
    headers: fillTime.headers(),
    idempotencyKey: attempt.idempotencyKey,
  } as const;
  // SPEC 7.2 shows no bodies: that it was stored is said by the status.
  const answer = await callServer(call, readStoredId);
  if (answer.status === keyUsedStatus) saveDraft(name, { typed: readTyped(element) });
  return answer;
}

/** SPEC 7.2: the response is logged. Of what it holds the id alone: a browser may be a shared one (decision 30). */
function logStored(name: string, { status, body: id }: { status: number; body: string }): void {
  // eslint-disable-next-line no-console -- the one place that logs this
  console.info(`The form ${name} was stored: ${[status, id].filter(Boolean).join(', ')}.`);
}
