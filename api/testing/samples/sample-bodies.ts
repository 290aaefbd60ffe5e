import { submissionNames, submissions } from 'contract/submissions';
import type { SubmissionName } from 'contract/submissions';
import type { FieldSchema } from 'contract/field';

/** A valid fictional value for each kind of field. */
function sampleValue(name: string, schema: FieldSchema): string | number {
  if (schema.type === 'number') return 25.5;
  if ('enum' in schema) return schema.enum[0] ?? '';
  switch (schema.format) {
    case 'email':
      return 'sample.person@example.org';
    case 'phone':
      return '+43 512 000001';
    case 'past-date':
    case 'near-date':
      return '2024-02-29';
    default:
      return `Fictional ${name}`;
  }
}

export const sampleBody = (name: SubmissionName): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(submissions[name].body.properties).map(([field, schema]) => [
      field,
      sampleValue(field, schema as FieldSchema),
    ]),
  );

export const asksForAddress = (name: SubmissionName): boolean => {
  const { properties } = submissions[name].body;
  return 'email' in properties || 'contactEmail' in properties;
};

/** Every form with a complete body: `it.each(everySubmission)('... %s', (name, endpoint, body) => ...)`. */
export const everySubmission = submissionNames.map(
  (name) => [name, submissions[name].endpoint, sampleBody(name)] as const,
);
