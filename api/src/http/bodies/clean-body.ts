import type { FastifyRequest } from 'fastify';
import { isDateFormat } from 'contract/date-range';
import { toStoredEmail } from 'contract/email-address';
import type { FieldSchema } from 'contract/field';
import { isVisible, removeInvisibleCharacters } from 'contract/plain-text';
import { parseAmountText, readDay } from './peer-notations';
import { badRequest, unsupportedMediaType } from '../errors/http-error';
import { isForm } from './body-parsing';

/** The JSON Schema of an object whose properties are fields (contract/field). */
interface FormSchema {
  readonly properties: Readonly<Record<string, object>>;
}

/**
 * Prepares a body for validation: it keeps only the schema's fields, in the schema's order, and trims text. A field of
 * invisible characters or null becomes absent, or the schema's default (requirements 3). Amounts, days and email
 * addresses are parsed in every notation with one meaning. Throws an HttpError where there is no body.
 */
export function cleanBody({ properties }: FormSchema, body: unknown): Record<string, unknown> {
  if (typeof body !== 'object' || body === null)
    throw badRequest('Please fill in the form.', 'empty-body');
  const clean: Record<string, unknown> = {};
  for (const name in properties) {
    const schema = properties[name] as FieldSchema;
    const sent = Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined;
    const value = cleanValue(schema, sent);
    if (value !== undefined) clean[name] = value;
  }
  return clean;
}

/** Makes the `preValidation` of a declared request that prepares its body as `cleanBody` does. */
export const makeBodyCleaner =
  ({ body }: { readonly body: FormSchema }) =>
  async (request: FastifyRequest): Promise<void> => {
    request.body = cleanBody(body, request.body);
  };

/** `makeBodyCleaner` for a body that pages send by script only: a plain form is 415. */
export const makeJsonCleaner = (declared: { readonly body: FormSchema }) => {
  const clean = makeBodyCleaner(declared);
  return async (request: FastifyRequest): Promise<void> => {
    if (isForm(request)) throw unsupportedMediaType();
    await clean(request);
  };
};

function cleanValue(schema: FieldSchema, sent: unknown): unknown {
  const fallback = 'default' in schema ? schema.default : undefined;
  if (sent === undefined || sent === null) return fallback;
  if (typeof sent !== 'string') return sent;
  if ('format' in schema && schema.format === 'password') return sent === '' ? undefined : sent;
  if (!isVisible(sent)) return fallback;
  // A line break in a one-line field stays, even at the end, so that its format refuses it.
  const isParagraphs = 'format' in schema && schema.format === 'paragraphs';
  const words = isParagraphs ? sent : removeInvisibleCharacters(sent);
  const text = isParagraphs || !/[\r\n]/.test(words) ? words.trim() : words;
  if (schema.type === 'number') return parseAmountText(text);
  if ('format' in schema && schema.format === 'email') return toStoredEmail(text);
  if ('format' in schema && isDateFormat(schema.format)) return readDay(text);
  // Browsers send CR LF from forms and LF from scripts for the same text.
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
