import { profileBody } from './profile';
import type { BodySchema, FieldSchema } from './field';
import type { RecordKind } from './review';
import { submissions } from './submissions';

/** The fields of a kind in which a sender writes freely, in the order of the form. */
export function messageFields(kind: RecordKind): readonly string[] {
  const { properties }: BodySchema = kind === 'profiles' ? profileBody : submissions[kind].body;
  return Object.entries<FieldSchema>(properties)
    .filter(([, field]) => 'format' in field && field.format === 'paragraphs')
    .map(([name]) => name);
}
