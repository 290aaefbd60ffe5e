import type { FieldSchema } from 'contract/field';
import { profileChangesBody, profileUpdateBody } from 'contract/profile';
import { cleanBody } from '../../http/bodies/clean-body';

/**
 * Readies the changes of a profile for validation, as `cleanBody` does. A field that was emptied becomes undefined,
 * which erases it, where that is allowed, and an empty text, which is refused, elsewhere. Throws an HttpError.
 */
export function cleanChanges(body: unknown): Record<string, unknown> {
  const clean = cleanBody(profileUpdateBody, body);
  const sent = Object.keys(body as object);
  const schemas: Readonly<Record<string, FieldSchema>> = profileChangesBody.properties;
  for (const [name, schema] of Object.entries(schemas)) {
    const isEmptied = sent.includes(name) && clean[name] === undefined;
    if (isEmptied) clean[name] = isErasable(schema) ? undefined : '';
  }
  return clean;
}

const isErasable = (schema: FieldSchema) => 'minLength' in schema && schema.minLength === 0;
