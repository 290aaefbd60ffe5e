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
import { findFieldErrors } from '../find-field-errors';
import type { FormDefinition } from '../form-definition';
import type { AcceptedResponse } from '../result/receipt-code';
import { choose, restoreTyped } from '../restore-draft';
import { startAttempt } from './send-attempt';
import { preloadWhatNext } from '../result/load-what-next';
import { useForm } from '../use-form';
import type { FormState } from '../use-form';
import type { BodySchema, FieldSchema } from 'contract/field';

interface SubmissionState extends FormState {
  /** The response to the last form that was stored. */
  readonly stored: Stored | undefined;
}

export interface SubmissionOptions {
  /** Preset values by field; they win over a draft. */
  readonly asked?: Readonly<Record<string, string>> | undefined;
  readonly onInput?: ((event: InputEvent<HTMLFormElement>) => void) | undefined;
  /** Called with the body that the server has stored, whatever the fields hold by then. */
  readonly onSent?: ((sent: FormBody) => void) | undefined;
}

/** The state of a submission's form: its draft, sending and success. */
export function useSubmission(
  definition: FormDefinition,
  options: SubmissionOptions,
): SubmissionState {
  const { submission: name, onStored } = definition;
  const [fillTime] = useState(() => new FillTime());
  const [stored, setStored] = useState<Stored>();
  const sent = useRef<FormBody>({});
  const form = useForm({
    check: (element) => ({ errors: findFieldErrors(element, submissions[name].body.properties) }),
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

/** The form's message for a refusal (requirements 8). */
function readRefusal(
  { status, error }: Extract<ServerAnswer<unknown>, { readonly ok: false }>,
  { submission, onFailure }: FormDefinition,
) {
  if (onFailure === 'silent') logFailure(`The form ${submission} was not sent`, status);
  const { message, issues } = error;
  return { issues, ...(onFailure === 'server-message-else-text' && { message }) };
}

/** Sets the initial values: the draft, overridden by the preset values. */
function useStartValues(
  form: RefObject<HTMLFormElement | null>,
  { submission }: FormDefinition,
  asked: SubmissionOptions['asked'],
) {
  const preset = JSON.stringify(asked ?? {});
  useEffect(() => {
    const draft = loadDraft(submission);
    if (!form.current) return;
    if (draft) restoreTyped(form.current, draft.typed);
    choose(form.current, JSON.parse(preset) as Readonly<Record<string, string>>);
    // Also keeps what was typed before the script was loaded, so that a new release does not lose it.
    const typed = readTyped(form.current);
    if (Object.values(typed).some(Boolean)) saveDraft(submission, { ...draft, typed });
  }, [form, submission, preset]);
}

/**
 * Sends the form. If the server knows the idempotency key from another content, the form was not stored and is sent
 * once more with a new key: some forms show no error, so the visitor would never know (requirements 8).
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
  // The consent is not a field of the form's schema and is only sent if it is given.
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
  // Requirements 7.2 shows no response bodies: the status tells that the form was stored.
  const answer = await callServer(call, readStored);
  if (answer.status === keyUsedStatus) saveDraft(name, { typed: readTyped(element) });
  return { answer, body };
}

const filled = (typed: Readonly<Record<string, string>>, name: string) =>
  typed[name] && { [name]: typed[name] };

interface Stored {
  readonly id: string;
  readonly awaitsApproval: boolean;
  /** The message in place of the thanks; undefined if the form is not in quarantine. */
  readonly waits: QuarantineAnswer | undefined;
  /** The response, from which a lazily loaded script makes the receipt. */
  readonly answer: AcceptedResponse;
}

const readStored = (body: unknown, header: HeaderReader): Stored => ({
  id: readStoredId(body),
  awaitsApproval: readAwaitsApproval(body),
  waits: readQuarantineAnswer(header(quarantineHeader)),
  answer: [body, header],
});

/** Requirements 7.2: the response is logged, but only its id, because the browser may be shared. */
function logStored(name: string, { status, body: { id } }: { status: number; body: Stored }): void {
  // oxlint-disable-next-line no-console -- the one place that logs this
  console.info(`The form ${name} was stored: ${[status, id].filter(Boolean).join(', ')}.`);
}

type FormBody = Readonly<Record<string, string | number>>;
/** Converts form values to the contract's body: numbers as numbers, trimmed texts, no blank fields. */
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
const readTyped = (form: HTMLFormElement): Readonly<Record<string, string>> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
