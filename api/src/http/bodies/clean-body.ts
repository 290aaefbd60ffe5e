import { isDateFormat } from 'contract/date-range';
import { toStoredEmail } from 'contract/email-address';
import type { BodySchema, FieldSchema } from 'contract/field';
import { isVisible, withoutPastedAlong } from 'contract/plain-text';
import { readAmount, readDay } from './peer-notations';
import { badRequest } from '../errors/http-error';

/**
 * Readies a body for validation: only the schema's fields, in its order; text trimmed; nothing where only
 * invisible characters were typed or null was sent, or the schema's default where it has one (requirements 3).
 * Amounts, days and e-mail addresses are read in every notation that has one meaning. Throws an HttpError when there is
 * no body.
 */
export function cleanBody({ properties }: BodySchema, body: unknown): Record<string, unknown> {
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

function cleanValue(schema: FieldSchema, sent: unknown): unknown {
  const fallback = 'default' in schema ? schema.default : undefined;
  if (sent === undefined || sent === null) return fallback;
  if (typeof sent !== 'string') return sent;
  if ('format' in schema && schema.format === 'password') return sent === '' ? undefined : sent;
  if (!isVisible(sent)) return fallback;
  // A line break in a one-line field is left for its format to refuse, even at the end.
  const isParagraphs = 'format' in schema && schema.format === 'paragraphs';
  const words = isParagraphs ? sent : withoutPastedAlong(sent);
  const text = isParagraphs || !/[\r\n]/.test(words) ? words.trim() : words;
  if (schema.type === 'number') return readAmount(text);
  if ('format' in schema && schema.format === 'email') return toStoredEmail(text);
  if ('format' in schema && isDateFormat(schema.format)) return readDay(text);
  // Browsers send CR LF from forms and LF from scripts; what was typed is the same.
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
