import type { BodySchema, FieldSchema } from 'contract/field';

/** A sample value for every field of a form, or `text` in each field that takes free text. */
export const sampleOf = ({ properties }: BodySchema, text?: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties).map(([field, schema]) => [field, sampleValue(field, schema, text)]),
  );

function sampleValue(field: string, schema: FieldSchema, text?: string): unknown {
  if (schema.type === 'number') return 50;
  if ('enum' in schema) return schema.enum[0];
  if (schema.format === 'email') return text ? 'payload@example.org' : 'ruth@example.org';
  if (schema.format === 'phone') return text ? '<b>0512</b> 1' : '+43 512 000001';
  if (schema.format === 'date' || schema.format === 'birth-date') return '2026-01-12';
  if (schema.format === 'password') return 'a long sample password';
  if (text) return text;
  return field === 'program' ? 'Innsbruck City Praise' : `${field} of Ruth`;
}
