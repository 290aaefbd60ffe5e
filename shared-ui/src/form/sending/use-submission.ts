import { useEffect, useRef, useState } from 'react';
import type { InputEvent, RefObject } from 'react';
import { honeypotField } from 'contract/bot-signals';
import { consentField } from 'contract/consent-field';
import { quarantineHeader, readQuarantineAnswer } from 'contract/receipts';
import type { QuarantineAnswer } from 'contract/receipts';
import { readAwaitsApproval, readStoredId } from 'contract/stored-record';
import { submissionRequest } from 'contract/submission-requests';
import type { FormBody } from 'contract/submission-requests';
import { submissions } from 'contract/submissions';
import { idempotencyKeyHeader, keyUsedStatus } from 'contract/wire';
import { logFailure } from '../../http/log-failure';
import { RequestError, sendForResponse, toRequestError } from '../../http/send';
import type { SentResponse } from '../../http/send';
import { clearDraft, loadDraft, saveDraft } from '../draft';
import { FillTime } from './fill-time';
import { findFieldErrors } from '../find-field-errors';
import type { FormDefinition } from '../form-definition';
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
      const accepted = await send(element, definition, fillTime).catch(toRequestError);
      if (accepted instanceof RequestError) return readRefusal(accepted, definition);
      const { response, body } = accepted;
      const now = readStored(response);
      setStored(now);
      sent.current = body;
      if (onStored === 'log') logStored(name, response.status, now);
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
  { status, messages }: RequestError,
  { submission, onFailure }: FormDefinition,
) {
  if (onFailure === 'silent') logFailure(`The form ${submission} was not sent`, status);
  const { message, issues } = messages;
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
  try {
    return await sendOnce(...sending);
  } catch (error) {
    if (!isKeyUsed(error)) throw error;
    return sendOnce(...sending);
  }
}

const isKeyUsed = (error: unknown): boolean =>
  error instanceof RequestError && error.status === keyUsedStatus;

async function sendOnce(element: HTMLFormElement, definition: FormDefinition, fillTime: FillTime) {
  const { submission: name } = definition;
  const request = submissionRequest(name);
  const typed = readTyped(element);
  const body = readFormBody(typed, request.body);
  // The consent is not a field of the form's schema and is only sent if it is given.
  const agreed = { ...body, ...filled(typed, consentField) };
  const attempt = startAttempt(JSON.stringify(agreed), loadDraft(name)?.attempt);
  saveDraft(name, { typed, attempt });
  const parts = { body: { ...agreed, ...filled(typed, honeypotField) } };
  const headers = { ...fillTime.headers(), [idempotencyKeyHeader]: attempt.idempotencyKey };
  try {
    return { response: await sendForResponse(request, parts, { headers }), body };
  } catch (error) {
    if (isKeyUsed(error)) saveDraft(name, { typed: readTyped(element) });
    throw error;
  }
}

const filled = (typed: Readonly<Record<string, string>>, name: string) =>
  typed[name] ? { [name]: typed[name] } : {};

interface Stored {
  readonly id: string;
  readonly awaitsApproval: boolean;
  /** The message in place of the thanks; undefined if the form is not in quarantine. */
  readonly waits: QuarantineAnswer | undefined;
  /** The response, from which a lazily loaded script makes the receipt. */
  readonly response: SentResponse<unknown>;
}

const readStored = (response: SentResponse<unknown>): Stored => ({
  id: readStoredId(response.body),
  awaitsApproval: readAwaitsApproval(response.body),
  waits: readQuarantineAnswer(response.header(quarantineHeader)),
  response,
});

/** Requirements 7.2: the response is logged, but only its id, because the browser may be shared. */
function logStored(name: string, status: number, { id }: Stored): void {
  // oxlint-disable-next-line no-console -- the one place that logs this
  console.info(`The form ${name} was stored: ${[status, id].filter(Boolean).join(', ')}.`);
}

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
