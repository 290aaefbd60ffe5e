import { useEffect, useRef, useState } from 'react';
import type { InputEvent, RefObject } from 'react';
import { honeypotField } from 'contract/bot-signals';
import { consentField } from 'contract/consent-field';
import { quarantineHeader, readQuarantineAnswer } from 'contract/receipts';
import type { QuarantineAnswer } from 'contract/receipts';
import { readAwaitsApproval, readStoredId } from 'contract/stored-record';
import { submissions } from 'contract/submissions';
import { keyUsedStatus } from 'contract/wire';
import { callServer } from '../../http/http-client';
import { logFailure } from '../../http/log-failure';
import type { HeaderReader, ServerAnswer } from '../../http/server-answer';
import { clearDraft, loadDraft, saveDraft } from '../draft';
import { FillTime } from './fill-time';
import { findFieldErrors } from '../find-faults';
import type { FormDefinition } from '../form-definition';
import type { TakenAnswer } from '../result/receipt-code';
import { choose, restoreTyped } from '../restore-draft';
import { startAttempt } from './send-attempt';
import { preloadWhatNext } from '../result/load-what-next';
import { useForm } from '../use-form';
import type { FormState } from '../use-form';
import type { BodySchema, FieldSchema } from 'contract/field';

interface SubmissionState extends FormState {
  /** Of what was sent last. */
  readonly stored: Stored | undefined;
}

export interface SubmissionOptions {
  /** What the visitor has asked for before the form, by field: it stands chosen whatever a draft says. */
  readonly asked?: Readonly<Record<string, string>> | undefined;
  readonly onInput?: ((event: InputEvent<HTMLFormElement>) => void) | undefined;
  /** Hears what the server has stored, whatever the fields hold meanwhile. */
  readonly onSent?: ((sent: FormBody) => void) | undefined;
}

/** Drives the form of a submission: its draft, its sending and its thanks. */
export function useSubmission(
  definition: FormDefinition,
  options: SubmissionOptions,
): SubmissionState {
  const { submission: name, onStored } = definition;
  const [fillTime] = useState(() => new FillTime());
  const [stored, setStored] = useState<Stored>();
  const sent = useRef<FormBody>({});
  const form = useForm({
    check: (element) => ({ faults: findFieldErrors(element, submissions[name].body.properties) }),
    send: async (element) => {
      const { answer, body } = await send(element, definition, fillTime);
      if (!answer.ok) return readRefusal(answer, definition);
      setStored(answer.body);
      sent.current = body;
      if (onStored === 'log') logStored(name, answer);
      return undefined;
    },
    onSent: (element) => {
      clearDraft(name);
      element.reset();
      fillTime.forget();
      options.onSent?.(sent.current);
    },
    onInput: (event) => {
      fillTime.noteInput();
      void preloadWhatNext();
      saveDraft(name, { ...loadDraft(name), typed: readTyped(event.currentTarget) });
      options.onInput?.(event);
    },
  });
  useStartValues(form.element, definition, options.asked);
  return { ...form, stored };
}

/** What the form says of a refusal (requirements 8). */
function readRefusal(
  { status, error }: Extract<ServerAnswer<unknown>, { readonly ok: false }>,
  { submission, onFailure }: FormDefinition,
) {
  if (onFailure === 'silent') logFailure(`The form ${submission} was not sent`, status);
  const { message, issues } = error;
  return { issues, ...(onFailure === 'server-message-else-text' && { message }) };
}

/** What the form holds when it opens: the visitor's draft, and above it what was asked for. */
function useStartValues(
  form: RefObject<HTMLFormElement | null>,
  { submission }: FormDefinition,
  asked: SubmissionOptions['asked'],
) {
  const wishes = JSON.stringify(asked ?? {});
  useEffect(() => {
    const draft = loadDraft(submission);
    if (!form.current) return;
    if (draft) restoreTyped(form.current, draft.typed);
    choose(form.current, JSON.parse(wishes) as Readonly<Record<string, string>>);
    // What was typed before the script was here outlives a release from now on.
    const typed = readTyped(form.current);
    if (Object.values(typed).some(Boolean)) saveDraft(submission, { ...draft, typed });
  }, [form, submission, wishes]);
}

/**
 * Sends what was typed. A key that the server knows for something else says that this is not stored: it is sent once
 * more with another, for a form may be silent about a failure and its visitor would never know (requirements 8).
 */
async function send(...sending: Parameters<typeof sendOnce>): ReturnType<typeof sendOnce> {
  const first = await sendOnce(...sending);
  return first.answer.status === keyUsedStatus ? sendOnce(...sending) : first;
}

async function sendOnce(element: HTMLFormElement, definition: FormDefinition, fillTime: FillTime) {
  const { submission: name } = definition;
  const { body: schema, endpoint } = submissions[name];
  const typed = readTyped(element);
  const body = readFormBody(typed, schema);
  // Beside the fields of the form, and only where something is in them.
  const agreed = { ...body, ...filled(typed, consentField) };
  const attempt = startAttempt(JSON.stringify(agreed), loadDraft(name)?.attempt);
  saveDraft(name, { typed, attempt });
  const call = {
    method: 'POST',
    path: endpoint,
    body: { ...agreed, ...filled(typed, honeypotField) },
    headers: fillTime.headers(),
    idempotencyKey: attempt.idempotencyKey,
  } as const;
  // Requirements 7.2 shows no bodies: that it was stored is said by the status.
  const answer = await callServer(call, readStored);
  if (answer.status === keyUsedStatus) saveDraft(name, { typed: readTyped(element) });
  return { answer, body };
}

const filled = (typed: Readonly<Record<string, string>>, name: string) =>
  typed[name] && { [name]: typed[name] };

/** What is read of an answer. */
interface Stored {
  readonly id: string;
  readonly awaitsApproval: boolean;
  /** What to say of it instead of the thanks; undefined where it stands in its list. */
  readonly waits: QuarantineAnswer | undefined;
  /** What its receipt is made of, by a script that is loaded with it. */
  readonly answer: TakenAnswer;
}

const readStored = (body: unknown, header: HeaderReader): Stored => ({
  id: readStoredId(body),
  awaitsApproval: readAwaitsApproval(body),
  waits: readQuarantineAnswer(header(quarantineHeader)),
  answer: [body, header],
});

/**
 * Requirements 7.2: the response is logged. Of what it holds the id alone: a browser may be a shared one.
 */
function logStored(name: string, { status, body: { id } }: { status: number; body: Stored }): void {
  // oxlint-disable-next-line no-console -- the one place that logs this
  console.info(`The form ${name} was stored: ${[status, id].filter(Boolean).join(', ')}.`);
}

type FormBody = Readonly<Record<string, string | number>>;
/** What was typed, as the contract's body: numbers as numbers, blanks left out, no space around texts. */
export function readFormBody(
  typed: Readonly<Record<string, string>>,
  schema: BodySchema,
): FormBody {
  return Object.fromEntries(
    Object.entries(schema.properties)
      .map(([name, field]) => [name, trim(typed[name] ?? '', field)] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => [name, schema.properties[name]?.type === 'number' ? +text : text]),
  );
}
const trim = (text: string, field: FieldSchema): string =>
  'format' in field && field.format === 'password' ? text : text.trim();
/** The values in a form's controls, as they stand. */
const readTyped = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
