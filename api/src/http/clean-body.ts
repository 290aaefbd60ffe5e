import type { BodySchema, FieldSchema } from 'contract/field';
import { badRequest } from './refusal';
import { isVisible } from './visible-text';

/**
 * Readies a body for validation: only the schema's fields, in its order; text trimmed; nothing where only
 * invisible characters were typed, or the schema's default where it has one (SPEC 3). A form's numbers
 * come as text and are read as numbers. Throws a Refusal when there is no body.
 */
export function cleanBody(
  { properties }: BodySchema,
  body: unknown,
  isForm: boolean,
): Record<string, unknown> {
  if (typeof body !== 'object' || body === null) throw badRequest('Please fill in the form.');
  const clean: Record<string, unknown> = {};
  for (const name in properties) {
    const schema = properties[name] as FieldSchema;
    const sent = Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined;
    const value = cleanValue(schema, sent, isForm);
    if (value !== undefined) clean[name] = value;
  }
  return clean;
}

function cleanValue(schema: FieldSchema, sent: unknown, isForm: boolean): unknown {
  const fallback = 'default' in schema ? schema.default : undefined;
  if (sent === undefined) return fallback;
  if (typeof sent !== 'string') return sent;
  if ('format' in schema && schema.format === 'password') return sent === '' ? undefined : sent;
  if (!isVisible(sent)) return fallback;
  // A line break in a one-line field is left for its format to refuse, even at the end.
  const isParagraphs = 'format' in schema && schema.format === 'paragraphs';
  const text = isParagraphs || !/[\r\n]/.test(sent) ? sent.trim() : sent;
  if (isForm && schema.type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  // Browsers send CR LF from forms and LF from scripts; what was typed is the same.
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
