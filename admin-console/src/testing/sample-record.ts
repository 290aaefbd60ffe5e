import { isDateFormat } from 'contract/date-range';
import type { BodySchema, FieldSchema } from 'contract/field';
import { profileBody } from 'contract/profile';
import { submissions } from 'contract/submissions';
import type { SectionName } from '../base/model/sections';

/** The record of one person who filled in all fields of a section's form. */
export function sampleRecord(section: SectionName, person = 'Ruth'): Record<string, unknown> {
  const { password: _secret, ...profile } = sampleBody(profileBody, person);
  const body = section === 'profiles' ? profile : sampleBody(submissions[section].body, person);
  return {
    ...body,
    ...(section === 'profiles' && { image: '/face.avif', isAdmin: false }),
    _id: `id-of-${person}`,
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
    __v: 0,
  };
}

const sampleBody = (body: BodySchema, person: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body.properties).map(([field, schema]) => [
      field,
      sampleValue(field, schema, person),
    ]),
  );

function sampleValue(field: string, schema: FieldSchema, person: string): unknown {
  if (schema.type === 'number') return 50;
  if ('enum' in schema) return schema.enum[0];
  if (schema.format === 'email') return `${person.toLowerCase()}@example.org`;
  if (schema.format === 'phone') return '+43 512 000000';
  if (isDateFormat(schema.format)) return '2026-01-12';
  return field === 'program' ? 'Innsbruck City Praise' : `${field} of ${person}`;
}
