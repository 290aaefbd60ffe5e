import { isDateFormat } from 'contract/date-range';
import { profileBody } from 'contract/profile';
import { foundPlaces } from 'contract/search-requests';
import type { FoundPlace } from 'contract/search-requests';
import type { FieldSchema } from 'contract/field';
import { submissions } from 'contract/submissions';

const bodies = [profileBody, ...Object.values(submissions).map(({ body }) => body)];
const fields: Readonly<Record<string, FieldSchema>> = Object.assign(
  {},
  ...bodies.map(({ properties }) => properties),
) as Record<string, FieldSchema>;

/** The place of each field of a form. A field that no form has (any more) counts as a text. */
const places: ReadonlyMap<string, FoundPlace> = new Map(
  Object.entries(fields).map(([name, schema]) => [name, placeOf(name, schema)]),
);

function placeOf(name: string, schema: FieldSchema): FoundPlace {
  const format = 'format' in schema ? schema.format : undefined;
  if (/name/i.test(name) || format === 'email' || format === 'phone') return 'person';
  return isDateFormat(format) || schema.type === 'number' ? 'dates' : 'text';
}

/** The index in `foundPlaces` of a field's place; undefined for the address of a picture. */
export const getFieldRank = (field: string): number | undefined =>
  field === 'image' ? undefined : foundPlaces.indexOf(places.get(field) ?? 'text');
