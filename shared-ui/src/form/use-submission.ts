import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { honeypotField } from 'contract/bot-signals';
import { readAwaitsApproval, readStoredId } from 'contract/stored-record';
import { submissions } from 'contract/submissions';
import { keyUsedStatus } from 'contract/wire';
import { callServer } from '../http/http-client';
import { logFailure } from '../http/log-failure';
import { clearDraft, loadDraft, saveDraft } from './draft';
import { FillTime } from './fill-time';
import { findFaults } from './find-faults';
import { readFormBody, readTyped } from './form-body';
import type { FormDefinition } from './form-definition';
import { restoreTyped } from './restore-draft';
import { startAttempt } from './send-attempt';
import { useForm } from './use-form';
import type { FormState } from './use-form';

interface SubmissionState extends FormState {
  /** Whether staff look at what was sent last before the public does. */
  readonly awaitsApproval: boolean;
}

/** Drives the form of a submission: its draft, its sending and its thanks. `onSent` hears of each that is stored. */
export function useSubmission(definition: FormDefinition, onSent?: () => void): SubmissionState {
  const { submission: name, onFailure, onStored } = definition;
  const [fillTime] = useState(() => new FillTime());
  const [awaitsApproval, setAwaitsApproval] = useState(false);
  const form = useForm({
    check: (element) => ({ faults: findFaults(element, submissions[name].body.properties) }),
    send: async (element) => {
      const answer = await send(element, definition, fillTime);
      if (answer.ok) {
        setAwaitsApproval(answer.body.awaitsApproval);
        if (onStored === 'log') logStored(name, answer);
        return undefined;
      }
      if (onFailure === 'silent') logFailure(`The form ${name} was not sent`, answer.status);
      const { message, issues } = answer.error;
      return { issues, ...(onFailure === 'server-message-else-text' && { message }) };
    },
    onSent: (element) => {
      clearDraft(name);
      element.reset();
      fillTime.forget();
      onSent?.();
    },
    onInput: ({ currentTarget }) => {
      fillTime.noteInput();
      saveDraft(name, { ...loadDraft(name), typed: readTyped(currentTarget) });
    },
  });
  useRestoredDraft(form.element, definition);
  return { ...form, awaitsApproval };
}

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
  const answer = await callServer(call, readStored);
  if (answer.status === keyUsedStatus) saveDraft(name, { typed: readTyped(element) });
  return answer;
}

/** What is read of an answer. */
interface Stored {
  readonly id: string;
  readonly awaitsApproval: boolean;
}

const readStored = (body: unknown): Stored => ({
  id: readStoredId(body),
  awaitsApproval: readAwaitsApproval(body),
});

/** SPEC 7.2: the response is logged. Of what it holds the id alone: a browser may be a shared one (decision 30). */
function logStored(name: string, { status, body: { id } }: { status: number; body: Stored }): void {
  // eslint-disable-next-line no-console -- the one place that logs this
  console.info(`The form ${name} was stored: ${[status, id].filter(Boolean).join(', ')}.`);
}
